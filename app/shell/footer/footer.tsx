import {
  FOOTER_SECTIONS,
  type FooterSection,
  footerSections,
  LEGAL_LINKS,
} from '#app/features/content/footer-links.ts';
import type { Consent } from '#app/platform/http/consent.ts';
import { RenderedOnce } from '#app/ui/hydration/rendered-once.tsx';
import { Mail, Phone } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { TelephoneLink } from '#app/ui/link/telephone-link.tsx';
import { CookieSettingsLink } from '../cookies/cookie-settings-link.tsx';
import { formatHours } from '../opening-hours.ts';
import { TextSizeChoice } from '../preferences/text-size-choice.tsx';
import type { ShellSettings } from '../shell-props.ts';
import styles from './footer.module.css';
import { FooterColumn } from './footer-column.tsx';

interface Props {
  settings: ShellSettings;
  /** The paths of pages that do not exist yet. */
  missingPages: readonly string[];
  visitor: boolean;
  consent: Consent;
  path: string;
}

/** The footer of the site. It has the infoline too, because some pages do not show the floating one (R36). */
export function Footer({ settings, missingPages, visitor, consent, path }: Props) {
  const { phone, contactEmail, phoneHours, magazineUrl } = settings;
  const mayJoin = visitor && path !== '/'; // the home page calls to join itself
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <RenderedOnce
          as="div"
          version={FOOTER_SECTIONS}
          variant={`help ${phone} ${formatHours(phoneHours)} ${contactEmail}`}
          className={styles.help}
        >
          <Help {...settings} />
        </RenderedOnce>
        <RenderedOnce
          as="nav"
          version={FOOTER_SECTIONS}
          variant={`columns ${magazineUrl} ${mayJoin} ${missingPages}`}
          aria-label="Onderaan de pagina"
          className={styles.columns}
        >
          <Columns sections={footerSections({ missing: missingPages, visitor: mayJoin })} magazineUrl={magazineUrl} />
        </RenderedOnce>
        <div className={styles.bottom}>
          <ul className={styles.legal}>
            {LEGAL_LINKS.filter(({ url }) => !missingPages.includes(url)).map(({ title, url }) => (
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

const Columns = ({ sections, magazineUrl }: { sections: readonly FooterSection[]; magazineUrl: string }) =>
  sections.map((section) => (
    <FooterColumn key={section.key} section={section} magazineUrl={section.key === 'lezen' ? magazineUrl : undefined} />
  ));

const Help = ({ phone, phoneHours, contactEmail }: ShellSettings) => (
  <>
    <h2 className={styles.heading}>Vragen? Bel de infolijn</h2>
    <p>We zijn er op {formatHours(phoneHours)}.</p>
    <ul className={styles.contact}>
      <li>
        <TelephoneLink phone={phone}>
          <Phone aria-hidden="true" />
        </TelephoneLink>
      </li>
      <li>
        <a href={`mailto:${contactEmail}`}>
          <Mail aria-hidden="true" /> {contactEmail}
        </a>
      </li>
    </ul>
  </>
);
