import { type ReactNode, use } from 'react';
import { GROUPS_PATH } from '#app/features/conversations/paths.ts';
import { ConversationList } from '#app/features/conversations/ui/lists/conversation-list.tsx';
import { NewsSlider } from '#app/features/pages/ui/news/news-slider.tsx';
import { SEARCH_PATH, SUGGESTIONS, TERM_PARAMETER } from '#app/features/search/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { MESSAGES_PATH, NOTIFICATIONS_PATH, REGISTER_PATH } from '#app/platform/paths.ts';
import { PRODUCT } from '#app/product.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { UnreadContext } from '#app/ui/live/unread-context.ts';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import type { DoorData } from '../screens/read-doors.ts';
import { readHomeScreen } from '../screens/read-home-screen.ts';
import type { HomePart, MemberHome } from '../screens/read-member-home.ts';
import { Doors } from '../ui/doors.tsx';
import { HomeParts } from '../ui/home-parts.tsx';
import { Quote } from '../ui/quote.tsx';
import { SiteFigures } from '../ui/site-figures.tsx';
import { Testimonials } from '../ui/testimonials.tsx';
import { ThemeCarousel } from '../ui/theme-carousel.tsx';
import type { Route } from './+types/home';
import styles from './home.module.css';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) => load(args, readHomeScreen);

/** The home page: a search, the doors and the call to join for a visitor, a greeting for a member, and what is worth reading. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { latest, themes, news, visitor, member, things } = loaderData;
  return (
    <>
      <Metadata
        title="Lezen, vragen en meepraten over nierziekten"
        description="Informatie over nierziekten, en een plek om mee te praten: voor patiënten, naasten, nabestaanden en donoren."
      />
      <StructuredData things={things} />
      <div className={styles.welcome}>
        {member ? <Greeting {...member} /> : visitor && <WayIn doors={visitor.doors} complaints={visitor.complaints} />}
      </div>
      <Page>
        {member && <ForMember {...member} />}
        {visitor?.quote && (
          <Section id="gesprek" title="Uit een gesprek">
            <Quote {...visitor.quote} />
          </Section>
        )}
        {news.length > 1 && (
          <Section id="nieuws" title="Laatste nieuws">
            <NewsSlider news={news} titleAs="h3" />
          </Section>
        )}
        {visitor && (
          <>
            <Invitation />
            {visitor.testimonials.length > 0 && (
              <Section id="ervaringen" title="Wat anderen zeggen">
                <Testimonials testimonials={visitor.testimonials} />
              </Section>
            )}
            <SiteFigures figures={visitor.figures} />
          </>
        )}
        {themes.length > 0 && (
          <Section id="themas" title="Thema’s">
            <ThemeCarousel themes={themes} />
          </Section>
        )}
        {!member?.isNew && (
          <Section id="laatste" title="Laatste gesprekken" all={{ path: GROUPS_PATH, text: 'Alle gesprekken' }}>
            <div className={styles.latest}>
              <ConversationList conversations={latest} showGroup />
            </div>
          </Section>
        )}
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
  <section aria-labelledby={id} className={styles.section} data-print="flow">
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

const Greeting = ({ greeting, profile }: MemberHome) => (
  <div className={styles.greeting}>
    <h1>{greeting}</h1>
    <Link to={profile} className="link-alone">
      Naar mijn profiel
    </Link>
  </div>
);

/** What is new to a member, or where they begin; beside it what is chosen for them. */
function ForMember({ news, forYou, start }: MemberHome & { start: HomePart[] }) {
  const main = news.length > 0 ? news : start;
  return (
    <div className={styles.member}>
      <div className={styles.parts}>
        {start.length > 0 && (
          <p className={styles.lead}>Welkom. Fijn dat je er bent. Je hoeft niets: begin waar je wilt.</p>
        )}
        {main.length > 0 ? <HomeParts parts={main} /> : <NothingNew />}
      </div>
      {forYou.length > 0 && (
        <div className={styles.parts}>
          <HomeParts parts={forYou} />
        </div>
      )}
    </div>
  );
}

/** That nothing is new here; something older may still be unread. */
function NothingNew() {
  const { messages, notifications } = use(UnreadContext);
  if (messages + notifications === 0) return <p className={styles.lead}>Je hebt alles gelezen.</p>;
  return (
    <p className={styles.lead}>
      Je hebt nog iets ongelezen bij je <Link to={MESSAGES_PATH}>berichten</Link> of{' '}
      <Link to={NOTIFICATIONS_PATH}>meldingen</Link>.
    </p>
  );
}

/** What a visitor came for comes before who we are: the search, the doors, and one warm picture. */
const WayIn = ({ doors, complaints }: { doors: readonly DoorData[]; complaints: boolean }) => (
  <div className={styles.inner}>
    <div className={styles.text}>
      <h1>Samen weten we meer over leven met een nierziekte</h1>
      <p className={styles.onDesktop}>
        Lees, stel je vraag, of <Link to={REGISTER_PATH}>maak een account</Link> en praat mee.
      </p>
      <SearchBox
        label="Waar wil je meer over weten?"
        action={SEARCH_PATH}
        name={TERM_PARAMETER}
        suggestions={SUGGESTIONS}
      />
    </div>
    <picture className={styles.picture}>
      <source srcSet="/illustrations/welkom-avond.svg" media="(prefers-color-scheme: dark)" />
      <img src="/illustrations/welkom.svg" alt="" width={640} height={440} />
    </picture>
    {(doors.length > 0 || complaints) && <Doors doors={doors} complaints={complaints} />}
  </div>
);

const Invitation = () => (
  <section aria-labelledby="meepraten" className={styles.invitation} data-tint="sand">
    <h2 id="meepraten">Praat mee</h2>
    <p className={styles.lead}>
      {PRODUCT} is er voor iedereen die met een nierziekte te maken heeft: patiënten, naasten, nabestaanden en donoren.
      Lees, vraag en praat mee.
    </p>
    <ButtonLink to={REGISTER_PATH} variant="accent" className={styles.join}>
      Word deelnemer
    </ButtonLink>
  </section>
);
