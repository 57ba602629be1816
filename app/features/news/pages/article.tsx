import { redirect } from 'react-router';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { newsPath } from '../paths.ts';
import { readNewsScreen } from '../screens/read-news-screen.ts';
import { NewsPage } from '../ui/news-page.tsx';
import type { Route } from './+types/article';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readNumberedDocument(ctx, args.params.article, 'news-article');
    const { path } = source.document;
    if (path !== newsPath(args.params.article)) throw redirect(path, 301);
    return readNewsScreen(ctx, source);
  });

/** A news article. The key resets its state, such as its translation, for the next one. */
export default function Article({ loaderData }: Route.ComponentProps) {
  return <NewsPage key={loaderData.document.id} {...loaderData} />;
}
