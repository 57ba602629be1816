// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { MainMenu } from './main-menu.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const item = (title: string, expanded?: true) => ({
  ...{ title, url: '/over', children: [{ title: 'Daaronder', url: '/daar' }] },
  ...(expanded && { expanded }),
});

it('opens with all submenus expanded that an editor lets begin so, not before', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const items = [item('Een', true), item('Twee'), item('Drie', true)];
  await act(() =>
    root.render(
      <MemoryRouter>
        <MainMenu items={items} path="/" visitor />
      </MemoryRouter>,
    ),
  );
  const menu = document.querySelector('nav');
  const submenus = [...document.querySelectorAll('details')];
  const open = () => submenus.map((submenu) => submenu.open);
  // jsdom has no popovers: this is the event of the browser.
  const toggle = (newState: 'open' | 'closed') =>
    act(() => menu?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState })));
  expect(open()).toEqual([false, false, false]);
  await toggle('closed');
  expect(open()).toEqual([false, false, false]);
  await toggle('open');
  expect(open()).toEqual([true, false, true]);
  await act(() => root.unmount());
});
