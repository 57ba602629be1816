import { listDocuments } from '#app/features/content/index.ts';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { EMPTY_BLOCK_CONTEXT } from '#app/features/pages/ui/blocks/block-context.ts';
import { Video } from '#app/features/pages/ui/blocks/video/video.tsx';
import { allowsVideos } from '#app/platform/http/consent.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { BROCHURES_PATH, LIBRARY_PATH } from '../paths.ts';
import styles from '../ui/cards.module.css';
import type { Route } from './+types/videos';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => ({ videos: await listDocuments(ctx, 'video'), videosAllowed: allowsVideos(ctx.consent) }));

/** Promises the whole text only where each video has it. */
function introOf(videos: readonly { transcript: unknown }[]): string {
  if (videos.length === 0) return 'Hier komen korte films over nieren, onderzoek en behandeling.';
  const intro = 'Korte films over nieren, onderzoek en behandeling.';
  return videos.every(({ transcript }) => transcript) ? `${intro} Onder elke video kun je de hele tekst lezen.` : intro;
}

/** The page with all videos, which play only after the reader accepted cookies (rules.md R22). */
export default function Videos({ loaderData: { videos, videosAllowed } }: Route.ComponentProps) {
  const refs = Object.fromEntries(videos.map((video) => [video.id, video]));
  const context = { ...EMPTY_BLOCK_CONTEXT, refs, videosAllowed };
  const intro = introOf(videos);
  return (
    <Page width="column">
      <Metadata title="Video’s" description={intro} />
      <PageHeader title="Video’s" intro={intro} breadcrumbs={[{ text: 'Video’s' }]} />
      {videos.length === 0 && <NoVideos />}
      {videos.map((video) => (
        <section key={video.id} aria-label={video.title} className={styles.section}>
          <h2 className="visually-hidden">{video.title}</h2>
          <Video block={{ kind: 'video', id: String(video.id), video: video.id }} context={context} level={2} />
        </section>
      ))}
    </Page>
  );
}

const NoVideos = () => (
  <EmptyState
    title="Er zijn nog geen video’s"
    action={<ButtonLink to={LIBRARY_PATH}>Lees in de bibliotheek</ButtonLink>}
  >
    <p>Alles over nieren, onderzoek en behandeling staat ook in de bibliotheek.</p>
    <p>
      Liever op papier? <Link to={BROCHURES_PATH}>Bekijk de brochures</Link>. Hoe anderen het meemaakten, lees je in{' '}
      <Link to={GROUPS_PATH}>de gesprekken</Link>.
    </p>
  </EmptyState>
);
