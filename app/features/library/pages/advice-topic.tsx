import { redirect } from 'react-router';
import { adviceTopicPath, adviceViewPath } from '#app/features/advice/paths.ts';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePage, requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { readAdviceTopicScreen } from '../screens/read-advice-topic-screen.ts';
import { AdviceTopicPage } from '../ui/advice-topic-page.tsx';
import type { Route } from './+types/advice-topic';

export const handle: PageHandle = { cache: { query: ['tags', 'page'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const source = await readNumberedDocument(ctx, args.params.topic, 'advice-topic');
    const { path } = source.document;
    if (path !== adviceTopicPath(args.params.topic)) throw redirect(path, 301);
    const { screen, redirect: canonical } = await readAdviceTopicScreen(
      ctx,
      source,
      new URL(args.request.url).searchParams,
    );
    if (canonical) throw redirect(canonical);
    if (screen.questions) {
      const { view, answered } = screen.questions;
      requirePage({ index: view.page - 1, pages: answered.pages }, adviceViewPath(path, { tags: view.tags }));
    }
    return screen;
  });

export default function AdviceTopic({ loaderData }: Route.ComponentProps) {
  return <AdviceTopicPage {...loaderData} />;
}
