import { listLatestConversations } from '#app/features/conversations/index.ts';
import { ConversationList } from '#app/features/conversations/ui/lists/conversation-list.tsx';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { personPath } from '#app/features/profiles/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { PRODUCT } from '#app/product.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { describeSite } from '../describe-site.ts';
import { Doors } from '../ui/doors.tsx';
import type { Route } from './+types/home';
import styles from './home.module.css';

export const handle: PageHandle = { cache: { query: [] }, shell: { hasRegisterLink: true } };

const LATEST_CONVERSATIONS = 6;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => ({
    latest: await listLatestConversations(ctx, { index: 0, size: LATEST_CONVERSATIONS }),
    things: describeSite(ctx.platform.config),
    viewer: ctx.viewer && { username: ctx.viewer.username, profile: ownProfilePath(ctx) },
  }));

/** The page of the viewer's own profile; null as long as the site has no pages of members. */
function ownProfilePath({ viewer, isPage }: RequestContext): string | null {
  const path = viewer && personPath(viewer.memberId);
  return path && isPage(path) ? path : null;
}

/** The home page: a greeting or an invitation, the three doors, and the latest conversations. */
export default function Home({ loaderData: { latest, things, viewer } }: Route.ComponentProps) {
  return (
    <>
      <Metadata
        title="Leven met een nierziekte"
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
        <section aria-labelledby="laatste" className={styles.section}>
          <div className={styles.heading}>
            <h2 id="laatste">Laatste gesprekken</h2>
            <Link to={GROUPS_PATH} className={styles.all}>
              Alle gesprekken <ArrowRight aria-hidden="true" />
            </Link>
          </div>
          <div className={styles.latest}>
            <ConversationList conversations={latest} showGroup />
          </div>
        </section>
      </Page>
    </>
  );
}

function Greeting({ viewer }: { viewer: { username: string; profile: string | null } }) {
  return (
    <>
      <h1>Welkom, {viewer.username}</h1>
      <p className={styles.lead}>
        Fijn dat je er bent. Lees verder waar je gebleven was, of kijk wat anderen schreven.
      </p>
      <ButtonLink to={viewer.profile ?? GROUPS_PATH} variant="primary">
        {viewer.profile ? 'Naar mijn profiel' : 'Naar de gesprekken'}
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
