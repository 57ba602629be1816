import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Block, type BlockKind, type BlockOf, block } from '#app/features/content/published/blocks.ts';
import type { BlockContext } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks, type BlocksProps } from '#app/features/pages/ui/blocks/blocks.tsx';
import { exampleBlockContext } from '#app/features/pages/ui/examples/example-block-context.ts';
import { exampleBlocks } from '#app/features/pages/ui/examples/example-blocks.ts';
import { parseHtml } from './parse-html.ts';

/** The HTML of an element, rendered in a router at `path`. */
export const inRouter = (element: ReactNode, path = '/'): string =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />,
  );

/** The example block of a kind with the changes of a test, parsed by the contract. */
export function exampleOf<K extends BlockKind>(kind: K, changes: Partial<BlockOf<K>> = {}): BlockOf<K> {
  const example = exampleBlocks.find((block) => block.kind === kind);
  return block.parse({ ...example, ...changes }) as BlockOf<K>;
}

/** Renders blocks, and gives their element as a browser parses it. */
export function renderBlocks(
  blocks: readonly Block[],
  context: Partial<BlockContext> = {},
  props: Pick<BlocksProps, 'level' | 'prefix'> = {},
): HTMLElement {
  const element = <Blocks blocks={blocks} context={{ ...exampleBlockContext, ...context }} {...props} />;
  const html = inRouter(element, '/artikelen/dialyse?a=b');
  return parseHtml(html).body.firstElementChild as HTMLElement;
}

/** Renders the example block of a kind and gives its element. */
export const renderExample = <K extends BlockKind>(
  kind: K,
  changes: Partial<BlockOf<K>> = {},
  context: Partial<BlockContext> = {},
): HTMLElement => renderBlocks([exampleOf(kind, changes)], context);

// The code of some blocks is loaded when they are first rendered (blocks.tsx). On a site the response waits for it; here it is
// rendered once before the tests.
for (const block of exampleBlocks) inRouter(<Blocks blocks={[block]} context={exampleBlockContext} />);
await Promise.all([
  import('#app/features/pages/ui/blocks/a-z-list/a-z-list.tsx'),
  import('#app/features/pages/ui/blocks/complaint-block.tsx'),
  import('#app/features/pages/ui/blocks/document-description/document-description.tsx'),
  import('#app/features/pages/ui/blocks/file-download/file-download.tsx'),
  import('#app/features/pages/ui/blocks/image-grid/image-grid.tsx'),
  import('#app/features/pages/ui/blocks/latest-news.tsx'),
  import('#app/features/pages/ui/blocks/organisation/organisation.tsx'),
  import('#app/features/pages/ui/blocks/video/video.tsx'),
]);
await new Promise((resolve) => setTimeout(resolve));

/** The text of each element that a selector finds. */
export const texts = (within: HTMLElement, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** An attribute of the first element that a selector finds. */
export const attribute = (within: HTMLElement, selector: string, name: string): string | null | undefined =>
  within.querySelector(selector)?.getAttribute(name);
