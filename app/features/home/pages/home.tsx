import type { ReactNode } from 'react';
import { ConversationList } from '#app/features/conversations/ui/lists/conversation-list.tsx';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { NewsSlider } from '#app/features/pages/ui/news/news-slider.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { PRODUCT } from '#app/product.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { readHome } from '../screens/read-home.ts';
import { Doors } from '../ui/doors.tsx';
import { SiteFigures } from '../ui/site-figures.tsx';
import { Testimonials } from '../ui/testimonials.tsx';
import { ThemeCarousel } from '../ui/theme-carousel.tsx';
import type { Route } from './+types/home';
import styles from './home.module.css';

export const handle: PageHandle = { cache: { query: [] }, shell: { hasRegisterLink: true } };

export const loader = (args: Route.LoaderArgs) => load(args, readHome);

/** The home page: a greeting or an invitation, the three doors, and what is new and worth reading. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { latest, themes, news, testimonials, figures, things, viewer } = loaderData;
  return (
    <>
      <Metadata
        title="Lezen, vragen en meepraten over nierziekten"
        description="Informatie over nierziekten, en een plek om mee te praten: voor patiënten, naasten, nabestaanden en donoren."
      />
      <StructuredData things={things} />
      <div className={styles.welcome}>
        <div className={styles.inner}>
          <div className={styles.text}>{viewer ? <Greeting viewer={viewer} /> : <Invitation />}</div>
          <picture>
            <source srcSet="/illustrations/welkom-avond.svg" media="(prefers-color-scheme: dark)" />
            <img src="/illustrations/welkom.svg" alt="" width={640} height={440} className={styles.picture} />
          </picture>
        </div>
      </div>
      <Page>
        <Doors />
        {themes.length > 0 && (
          <Section id="themas" title="Thema’s">
            <ThemeCarousel themes={themes} />
          </Section>
        )}
        {news.length > 1 && (
          <Section id="nieuws" title="Laatste nieuws">
            <NewsSlider news={news} titleAs="h3" />
          </Section>
        )}
        <Section id="laatste" title="Laatste gesprekken" all={{ path: GROUPS_PATH, text: 'Alle gesprekken' }}>
          <div className={styles.latest}>
            <ConversationList conversations={latest} showGroup />
          </div>
        </Section>
        {testimonials.length > 0 && (
          <Section id="ervaringen" title="Wat anderen zeggen">
            <Testimonials testimonials={testimonials} />
          </Section>
        )}
        <SiteFigures figures={figures} />
      </Page>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** The page with all of what the section shows a part of. */
  all?: { path: string; text: string };
  children: ReactNode;
}

const Section = ({ id, title, all, children }: SectionProps) => (
  <section aria-labelledby={id} className={styles.section}>
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {all && (
        <Link to={all.path} className={styles.all}>
          {all.text} <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </div>
    {children}
  </section>
);

function Greeting({ viewer }: { viewer: { username: string; profile: string } }) {
  return (
    <>
      <h1>Welkom, {viewer.username}</h1>
      <p className={styles.lead}>
        Fijn dat je er bent. Lees verder waar je gebleven was, of kijk wat anderen schreven.
      </p>
      <ButtonLink to={viewer.profile} variant="primary">
        Naar mijn profiel
      </ButtonLink>
    </>
  );
}

function Invitation() {
  return (
    <>
      <h1>Samen weten we meer over leven met een nierziekte</h1>
      <p className={styles.lead}>
        {PRODUCT} is er voor iedereen die met een nierziekte te maken heeft: patiënten, naasten, nabestaanden en
        donoren. Lees, vraag en praat mee.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={REGISTER_PATH} variant="accent">
          Word deelnemer
        </ButtonLink>
        <ButtonLink to={loginPath()} className={styles.onPhone}>
          Inloggen
        </ButtonLink>
      </div>
    </>
  );
}
