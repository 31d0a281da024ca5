import { isOneOf, type Provider } from "@colorleaf/domain";
import { Link } from "react-router";
import { SelectField } from "../../../components/staff/field.tsx";
import { m } from "../../../paraglide/messages.js";

const artists = ["builtin", "hosted"] as const satisfies readonly Provider[];
export type Artist = (typeof artists)[number];

/** Who draws; with the reason where there is no choice. */
export function ArtistField({
  value,
  hasService,
  onChange,
}: {
  value: Artist;
  hasService: boolean;
  onChange: (value: Artist) => void;
}) {
  const hint = hasService ? (
    value === "hosted" && m.staff_artist_hosted_hint()
  ) : (
    <>
      {m.staff_artist_missing()} <Link to="/admin/settings">{m.settings_title()}</Link>
    </>
  );
  return (
    <SelectField
      label={m.staff_artist()}
      hint={hint}
      value={value}
      onChange={({ target }) => isOneOf(artists, target.value) && onChange(target.value)}
      options={[
        { value: "builtin", label: m.dash_provider_builtin() },
        { value: "hosted", label: m.dash_provider_hosted(), isDisabled: !hasService },
      ]}
    />
  );
}
