import type { ReactNode } from 'react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { exampleBlockContext } from '#app/features/pages/ui/examples/example-block-context.ts';
import { renderingContext } from '#app/platform/http/pages/pages.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { exampleOf } from '#tests/support/render-block.tsx';
import * as entry from './entry.server.tsx';
import type { Block } from './features/content/published/blocks.ts';

/** A block that fails to render, because it has no picture. */
const broken = { kind: 'image', id: 'broken', caption: null, picture: null } as unknown as Block;
const inSection = { ...exampleOf('page-section'), blocks: [broken, exampleOf('tip')] } as Block;

const ErrorBoundary = () => <p>Er ging iets mis</p>;

/** Has the router render a page with this component through our entry. Gives the status, the HTML and the log. */
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
    routes: { root: { ...root, module: { default: Page, ErrorBoundary } } },
    assets: { entry: { imports: [], module: '' }, routes: { root }, url: '', version: '' },
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build)(new Request('https://example.org/'), context);
  return { status: response.status, html: rendering.html, logged };
}

it('R24 a block that fails to render does not affect the rest of the page, and is logged', async () => {
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

it('a page that fails to render has status 500, and is logged once', async () => {
  const { status, html, logged } = await render(() => {
    throw new Error('whole page');
  });
  expect(status).toBe(500);
  expect(html).toContain('Er ging iets mis');
  expect(logged.map(([, message]) => message)).toEqual(['a page could not be rendered']);
});
