import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from './icons.ts';

/** Without `fill`: an icon inherits it, because one that is on is filled. */
const ATTRIBUTES =
  'viewBox="0 0 24 24" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const lucideIcons = new Map(Object.entries(lucide as object));
const render = (component: ComponentType): string => renderToStaticMarkup(createElement(component));

/** An icon as a symbol of the sprite: the drawing of lucide, with the id to which our component refers. */
function symbol([name, component]: [string, ComponentType]): string {
  const id = /#([\w-]+)"/.exec(render(component))?.[1];
  const drawing = render(lucideIcons.get(name)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `  <symbol id="${id}" ${ATTRIBUTES}>${drawing}</symbol>\n`;
}

it('the sprite has every icon, as lucide draws it', async () => {
  const symbols = Object.entries(icons).map(symbol).join('');
  const file = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}</svg>\n`;
  await expect(file).toMatchFileSnapshot('icons.svg');
});
