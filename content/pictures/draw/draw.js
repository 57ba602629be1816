/** Writes every picture of the demo: `node content/pictures/draw/draw.js [name…]`. */
import { writeFileSync } from 'node:fs';
import { body } from './scenes/body.js';
import { care } from './scenes/care.js';
import { dishes } from './scenes/dishes.js';
import { food } from './scenes/food.js';
import { life } from './scenes/life.js';
import { moments } from './scenes/moments.js';
import { rest } from './scenes/rest.js';
import { site } from './scenes/site.js';
import { together } from './scenes/together.js';

/** @type {Record<string, () => string[]>} */
const scenes = { ...body, ...care, ...dishes, ...food, ...life, ...moments, ...rest, ...together, ...site };
const wanted = process.argv.slice(2);

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const parts = scene().flat().join('\n');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960" viewBox="0 0 1440 960" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">\n${parts}\n</svg>\n`;
  writeFileSync(new URL(`../${name}.svg`, import.meta.url), svg);
}
