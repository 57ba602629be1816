import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { expandSubmenus } from './expand-submenus.ts';
import { Submenu } from './submenu.tsx';

test('the submenus that an editor lets begin expanded are open in the opened menu, all of them', () => {
  const item = (title: string, expanded?: true) => ({
    ...{ key: title, title, url: '/over', children: [{ key: 'a', title: 'Daaronder', url: '/daar' }] },
    ...(expanded && { expanded }),
  });
  const items = [item('Een', true), item('Twee'), item('Drie', true)];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {items.map((each) => (
        <Submenu key={each.key} item={each} path="/" />
      ))}
    </MemoryRouter>,
  );
  const { body } = new JSDOM(html).window.document;
  const open = () => [...body.querySelectorAll('details')].map((submenu) => submenu.open);
  expect(open()).toEqual([false, false, false]);
  expandSubmenus(body);
  expect(open()).toEqual([true, false, true]);
});
