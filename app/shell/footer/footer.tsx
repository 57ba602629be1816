import type { FooterSection } from '#app/features/content/footer-links.ts';
import { PRIVACY_PATH } from '#app/features/content/paths.ts';
import type { Consent } from '#app/platform/http/consent.ts';
import { Mail, Phone } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { CookieSettingsLink } from '../cookies/cookie-settings-link.tsx';
import { hoursInWords } from '../infoline/opening-hours.ts';
import { telephoneHref } from '../infoline/telephone-href.ts';
import { TextSizeChoice } from '../preferences/text-size-choice.tsx';
import type { ShellSettings } from '../shell-props.ts';
import styles from './footer.module.css';
import { FooterColumn } from './footer-column.tsx';

interface Props {
  sections: readonly FooterSection[];
  settings: ShellSettings;
  consent: Consent;
  path: string;
}

/** The last line. The cookie settings stand beside these, since they open in place. */
const LEGAL = [
  { title: 'Privacy en cookies', url: PRIVACY_PATH },
  { title: 'Voorwaarden', url: '/voorwaarden' },
];

/** All that a reader may look for below a page; the infoline stands here also where its overlay is hidden (R36). */
export function Footer({ sections, settings, consent, path }: Props) {
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inside}>
        <div className={styles.help}>
          <h2 className={styles.heading}>Vragen? Bel de infolijn</h2>
          <p>We zijn er op {hoursInWords(settings.phoneHours)}.</p>
          <ul className={styles.reach}>
            <li>
              <a href={telephoneHref(settings.phone)}>
                <Phone aria-hidden="true" /> {settings.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${settings.contactEmail}`}>
                <Mail aria-hidden="true" /> {settings.contactEmail}
              </a>
            </li>
          </ul>
        </div>
        <nav aria-label="Onderaan de pagina" className={styles.columns}>
          {sections.map((section) => (
            <FooterColumn
              key={section.key}
              section={section}
              magazineUrl={section.key === 'lezen' ? settings.magazineUrl : undefined}
            />
          ))}
        </nav>
        <div className={styles.last}>
          <ul className={styles.legal}>
            {LEGAL.map(({ title, url }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
            <li>
              <CookieSettingsLink consent={consent} path={path} />
            </li>
          </ul>
          <TextSizeChoice />
        </div>
      </div>
    </footer>
  );
}
