import type { ReactNode } from 'react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { exampleBlockContext } from '#app/features/pages/ui/examples/block-context.ts';
import { renderingContext } from '#app/platform/http/pages/pages.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { exampleOf } from '#tests/support/render-block.tsx';
import * as entry from './entry.server.tsx';
import type { Block } from './features/content/published/blocks.ts';

const broken = { kind: 'image', id: 'broken', caption: null, picture: null } as unknown as Block;
const inSection = { ...exampleOf('page-section'), blocks: [broken, exampleOf('tip')] } as Block;

const Wrong = () => <p>Er ging iets mis</p>;

/** Has the router render a page of this component through our entry; gives the answer, and what was logged. */
async function render(Page: () => ReactNode) {
  const logged: unknown[][] = [];
  const context = new RouterContextProvider();
  const log = { error: (...args: unknown[]) => void logged.push(args) };
  context.set(requestContext, { platform: { log }, requestId: 'r1' } as unknown as RequestContext);
  const rendering = { nonce: 'geheim', html: '' };
  context.set(renderingContext, rendering);
  const root = { id: 'root', path: '', module: '', hasErrorBoundary: true };
  const build = {
    entry: { module: entry },
    routes: { root: { ...root, module: { default: Page, ErrorBoundary: Wrong } } },
    assets: { entry: { imports: [], module: '' }, routes: { root }, url: '', version: '' },
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  } as unknown as ServerBuild;
  const answer = await createRequestHandler(build)(new Request('https://example.org/'), context);
  return { status: answer.status, html: rendering.html, logged };
}

it('R24 a block that fails to render leaves the page alone, and is logged', async () => {
  const blocks = [exampleOf('introduction'), broken, inSection, exampleOf('quote')];
  const { status, html, logged } = await render(() => <Blocks blocks={blocks} context={exampleBlockContext} />);
  expect(status).toBe(200);
  expect(html.match(/Could not render paragraph/g)?.length).toBe(2);
  expect(html).toContain('Werken je nieren niet goed genoeg meer?');
  expect(html).toContain('Leg een schriftje naast je bed');
  expect(html).toContain('Ik dacht dat mijn wereld kleiner werd');
  expect(logged.length).toBe(2);
  expect(logged[0]).toEqual([
    { err: expect.any(TypeError), requestId: 'r1' },
    'a part of a page could not be rendered',
  ]);
});

it('a page of which nothing can be rendered is an error, logged once', async () => {
  const { status, html, logged } = await render(() => {
    throw new Error('whole page');
  });
  expect(status).toBe(500);
  expect(html).toContain('Er ging iets mis');
  expect(logged.map(([, words]) => words)).toEqual(['a page could not be rendered']);
});
