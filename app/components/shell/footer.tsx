import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { brandName } from "../brand.ts";
import { categoryName, shownCategories } from "../category-name.ts";
import css from "./footer.module.css";
import { Logo } from "./logo.tsx";

const networks = [
  {
    name: "Instagram",
    drawing:
      "M7 3.800h10c2 0 3.2 1.2 3.2 3.200v10c0 2-1.2 3.2-3.2 3.200H7c-2 0-3.2-1.2-3.2-3.200V7c0-2 1.2-3.2 3.2-3.200M12 8.300c2.2 0 3.7 1.6 3.7 3.700s-1.5 3.7-3.7 3.7-3.7-1.5-3.7-3.700S9.8 8.3 12 8.300M16.9 7.100h.1",
  },
  {
    name: "Pinterest",
    drawing:
      "M12 3.600c4.7 0 8.4 3.7 8.4 8.400s-3.7 8.4-8.4 8.4-8.4-3.7-8.4-8.4 3.7-8.4 8.4-8.400M10 19.500l2.2-9.300M9.2 12.600c-1.2-2.2.3-4.8 3-4.8 2.6 0 4 1.9 3.4 4.2-.6 2.3-2.6 3.3-4.3 2.3",
  },
  {
    name: "WeChat",
    drawing:
      "M9.5 4.500c-3.6 0-6.3 2.2-6.3 5 0 1.7 1 3.1 2.5 4l-.6 2.2 2.5-1.300M9.5 4.500c3 0 5.4 1.6 6 3.900M14.8 8.700c3.4 0 6 2 6 4.7 0 1.5-.8 2.8-2.1 3.700l.5 2-2.3-1.100c-3.9.9-8-1.1-8-4.6 0-2.7 2.6-4.7 5.9-4.700M7.5 8.500h.1M11.3 8.500h.1M13.2 12.600h.1M16.5 12.600h.1",
  },
];

/** Contact and rights are absent where the shell is shown around a failure of its own data. */
export function Footer({
  contactEmail,
  rights,
}: {
  contactEmail: string | undefined;
  rights: string | undefined;
}) {
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <p className={css.brand}>
            <Logo size={34} />
            {brandName()}
          </p>
          <p>{m.footer_description()}</p>
          <ul className={css.networks}>
            {networks.map(({ name, drawing }) => (
              <li key={name}>
                <svg
                  width="26"
                  height="26"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  role="img"
                  aria-label={m.social_label({ network: name })}
                >
                  <path d={drawing} />
                </svg>
              </li>
            ))}
          </ul>
        </div>
        <LinkList
          title={m.footer_quick_links()}
          links={[
            ["/", m.nav_home()],
            ["/categories", m.nav_categories()],
            ["/coloring-tool", m.nav_coloring_tool()],
            ["/about", m.nav_about()],
          ]}
        />
        <LinkList
          title={m.footer_categories()}
          links={shownCategories.map((slug) => [`/categories/${slug}`, categoryName(slug)])}
        />
        <LinkList
          title={m.footer_legal()}
          links={[
            ["/terms", m.footer_terms()],
            ["/privacy", m.footer_privacy()],
            ["/copyright", m.footer_copyright()],
          ]}
        />
      </div>
      <div className={css.last}>
        <p>{rights}</p>
        {contactEmail && (
          <a href={`mailto:${contactEmail}`}>{m.footer_contact({ email: contactEmail })}</a>
        )}
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: [string, string][] }) {
  return (
    <nav aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
