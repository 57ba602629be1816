import { listDocuments } from '#app/features/content/index.ts';
import { EMPTY_BLOCK_CONTEXT } from '#app/features/pages/ui/blocks/block-context.ts';
import { Video } from '#app/features/pages/ui/blocks/video/video.tsx';
import { AppError } from '#app/platform/errors/app-error.ts';
import { allowsVideos } from '#app/platform/http/consent.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from '../ui/cards.module.css';
import type { Route } from './+types/videos';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const videos = await listDocuments(ctx, 'video');
    if (videos.length === 0) throw new AppError('not_found'); // a door to what is not there yet (choices.md 41)
    return { videos, videosAllowed: allowsVideos(ctx.consent) };
  });

/** Promises the whole text only where each video has it. */
function introOf(videos: readonly { transcript: unknown }[]): string {
  const intro = 'Korte films over nieren, onderzoek en behandeling.';
  return videos.every(({ transcript }) => transcript) ? `${intro} Onder elke video kun je de hele tekst lezen.` : intro;
}

/** All videos, once there is one. They play only after the reader accepted cookies (rules.md R22). */
export default function Videos({ loaderData: { videos, videosAllowed } }: Route.ComponentProps) {
  const refs = Object.fromEntries(videos.map((video) => [video.id, video]));
  const context = { ...EMPTY_BLOCK_CONTEXT, refs, videosAllowed };
  const intro = introOf(videos);
  return (
    <Page width="column">
      <Metadata title="Video’s" description={intro} />
      <PageHeader title="Video’s" intro={intro} breadcrumbs={[{ text: 'Video’s' }]} />
      {videos.map((video) => (
        <section key={video.id} aria-label={video.title} className={styles.section}>
          <h2 className="visually-hidden">{video.title}</h2>
          <Video block={{ kind: 'video', id: String(video.id), video: video.id }} context={context} level={2} />
        </section>
      ))}
    </Page>
  );
}
