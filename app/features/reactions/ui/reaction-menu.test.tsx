// @vitest-environment jsdom
import { act, type ComponentType, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { ReactionItem } from './reaction-item.tsx';
import { ReactionPathsContext, useReactionPathsOf } from './reaction-paths.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// The code of the menu is there at once on the server, and later in the browser.
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const code = vi.hoisted(() => ({ loaded: Promise.resolve() }));
vi.mock('#app/ui/hydration/lazy-part.ts', () => ({
  lazyPart: (load: () => Promise<ComponentType>) => {
    let Part: ComponentType = () => null;
    void load().then((loaded) => {
      Part = loaded;
    });
    return (props: object) => {
      use(code.loaded);
      return <Part {...props} />;
    };
  },
}));

/** The reaction as each response of the server has it: equal, and another object. */
const reaction = (): Reaction => ({
  id: 5,
  body: 'Bij ons gaat het anders.',
  createdAt: new Date(2026, 10, 1),
  edited: null,
  withdrawn: false,
  hidden: null,
  heldFor: null,
  moderatorMessage: false,
  author: {
    id: 61,
    name: 'Anneke_61',
    photo: null,
    href: '/personen/61',
    moderator: false,
    public: true,
    deleted: false,
    relationship: null,
  },
  likeCount: 0,
  liked: false,
  reported: false,
  folded: false,
  warnings: null,
  quote: null,
  may: { like: true, report: true, quote: true, edit: null, withdraw: true },
  editableUntil: null,
  hidePath: null,
});

let renderAgain: () => void;

function Page() {
  const [visited, setVisited] = useState(false);
  renderAgain = () => setVisited(true);
  return (
    <ReactionPathsContext
      value={useReactionPathsOf({ path: '/groepen/1/2', pagePath: '/groepen/1/2', caseName: 'reaction' })}
    >
      <ReactionItem reaction={reaction()} position={1} highlighted={false} visitor={false} isNew={visited} />
    </ReactionPathsContext>
  );
}

const inRouter = () => <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />;

let unmount = async () => {};
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
});

it('is the one of the server, which may be open, when the page is rendered again before its code is loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  code.loaded = LOADED;
  await waitFor(() => {
    container.innerHTML = renderToString(inRouter());
    expect(container.querySelector('details')).not.toBeNull();
  });
  const menu = container.querySelector('details');

  const { promise, resolve } = Promise.withResolvers<void>();
  code.loaded = promise;
  await act(async () => {
    const root = hydrateRoot(container, inRouter());
    unmount = () => act(async () => root.unmount());
  });
  await act(async () => renderAgain());
  expect(container.textContent).toContain('Anneke_61 nieuw');
  expect(container.querySelector('details')).toBe(menu);

  await act(async () => resolve());
  expect(container.querySelector('details')).toBe(menu);
});
