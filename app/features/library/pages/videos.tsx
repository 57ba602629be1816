import { listDocuments } from '#app/features/content/index.ts';
import { EMPTY_BLOCK_CONTEXT } from '#app/features/pages/ui/blocks/block-context.ts';
import { Video } from '#app/features/pages/ui/blocks/video/video.tsx';
import { allowsVideos } from '#app/platform/http/consent.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from '../ui/cards.module.css';
import type { Route } from './+types/videos';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => ({ videos: await listDocuments(ctx, 'video'), videosAllowed: allowsVideos(ctx.consent) }));

const INTRO =
  'Korte films over nieren, onderzoek en behandeling. Onder elke video staat in het kort wat er verteld wordt.';

/** The page with all videos, which play only after the reader accepted cookies (rules.md R22). */
export default function Videos({ loaderData: { videos, videosAllowed } }: Route.ComponentProps) {
  const refs = Object.fromEntries(videos.map((video) => [video.id, video]));
  const context = { ...EMPTY_BLOCK_CONTEXT, refs, videosAllowed };
  return (
    <Page width="column">
      <Metadata title="Video’s" description={INTRO} />
      <PageHeader title="Video’s" intro={INTRO} breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Video’s' }]} />
      {videos.length === 0 && (
        <EmptyState title="Nog geen video’s">Zodra er een video is, kun je hem hier bekijken.</EmptyState>
      )}
      {videos.map((video) => (
        <section key={video.id} aria-label={video.title} className={styles.section}>
          <h2 className="visually-hidden">{video.title}</h2>
          <Video block={{ kind: 'video', id: String(video.id), video: video.id }} context={context} level={2} />
        </section>
      ))}
    </Page>
  );
}
