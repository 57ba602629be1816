import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MainMenu } from '#app/shell/header/main-menu/main-menu.tsx';
import type { MenuItem } from './features/content/main-menu.ts';
import { renderedMarkup } from './rendered-markup.ts';
import { MarkupContext } from './ui/hydration/rendered-once.tsx';

const items: readonly MenuItem[] = [
  { title: 'Zoeken', url: '/zoeken' },
  {
    ...{ title: 'Community', url: '/groepen', allAbout: { title: 'Uitleg', url: '/groepen-info' } },
    children: [{ title: 'Gesprekken', description: 'Praat mee', url: '/groepen' }],
  },
];

it.each(['/', '/groepen', '/groepen/werk/gesprek', '/zoeken?q=nier'])(
  'cached markup equals what the browser renders at %s',
  (path) => {
    const menu = <MainMenu items={items} path={path} visitor={false} />;
    for (const _ of ['rendered', 'cached']) {
      const onServer = renderToString(<MarkupContext value={renderedMarkup}>{menu}</MarkupContext>);
      expect(onServer).toBe(renderToString(menu));
    }
  },
);

it('a part is rendered once for each version and variant', () => {
  const version = {};
  expect(renderedMarkup(<p>een</p>, { version, variant: 'a' })).toBe('<p>een</p>');
  expect(renderedMarkup(<p>twee</p>, { version, variant: 'a' })).toBe('<p>een</p>');
  expect(renderedMarkup(<p>twee</p>, { version, variant: 'b' })).toBe('<p>twee</p>');
  expect(renderedMarkup(<p>drie</p>, { version: {}, variant: 'a' })).toBe('<p>drie</p>');
});
