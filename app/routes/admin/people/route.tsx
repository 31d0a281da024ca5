import type { StaffMember } from "@colorleaf/domain";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { callStaff } from "../../../components/staff/call-staff.ts";
import form from "../../../components/staff/form/form.module.css";
import { Panel, Screen } from "../../../components/staff/screen.tsx";
import { staffLoader } from "../../../components/staff/staff-loader.ts";
import { staffMeta } from "../../../components/staff/staff-meta.ts";
import { m } from "../../../paraglide/messages.js";
import type { Route } from "./+types/route";
import { Invitation } from "./invitation.tsx";
import { PersonRow } from "./person-row.tsx";
import css from "./route.module.css";

export const meta = () => staffMeta(m.staff_nav_people());

export const loader = staffLoader("owner", async (area) => ({
  people: await area.people(),
  self: area.staff.id,
}));

/** A one-time link, shown once: it is kept nowhere. */
interface Link {
  name: string;
  address: string;
}

export default function People({ loaderData: { people, self } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<Link>();
  const [refusal, setRefusal] = useState<string>();

  // Who invites is at the other end of a long list.
  const linkPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (link) linkPlace.current?.scrollIntoView({ block: "center" });
  }, [link]);

  const showLink = (name: string, path: string) =>
    setLink({ name, address: new URL(path, location.href).href });

  async function change(
    person: StaffMember,
    method: "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
  ) {
    setRefusal(undefined);
    const answer = await callStaff<{ path: string } | undefined>(
      method,
      `/people/${person.id}${path}`,
      body,
    );
    if (!answer.ok) return setRefusal(answer.message);
    if (answer.value) showLink(person.name, answer.value.path);
    await revalidate();
  }

  return (
    <Screen title={m.staff_nav_people()}>
      <div role="status" ref={linkPlace}>
        {link && (
          <Panel title={m.staff_link_title({ name: link.name })}>
            <p>{m.staff_link_text()}</p>
            <p className={css.link}>{link.address}</p>
          </Panel>
        )}
      </div>
      <p role="alert" className={form.refusal}>
        {refusal}
      </p>
      <ul className={css.people}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === self}
            onRole={(role) => change(person, "PUT", "/role", { role })}
            onLink={() => change(person, "POST", "/link")}
            onResetFactor={() => change(person, "DELETE", "/second-factor")}
            onRemove={() => change(person, "DELETE", "")}
          />
        ))}
      </ul>
      <Panel title={m.staff_invite()}>
        <Invitation
          onInvited={async (name, path) => {
            showLink(name, path);
            await revalidate();
          }}
        />
      </Panel>
    </Screen>
  );
}
