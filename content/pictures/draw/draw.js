/**
 * Writes every picture of the demo, or those named: `node content/pictures/draw/draw.js [name…]`. Also writes the drawings
 * of the groups and the patterns of members.
 */
import { writeFileSync } from 'node:fs';
import { groupDrawings } from './groups.js';
import { drawPatterns } from './patterns/draw-patterns.js';
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

const SIZE = 960;

/** Part of a scene, from `left`, as a file of this width and height. @param {string} parts */
const svgOf = (parts, { left = 0, width = 0, scale = 1 }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${SIZE * scale}" viewBox="${left} 0 ${width} ${SIZE}" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">\n${parts}\n</svg>\n`;

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const parts = scene().flat().join('\n');
  writeFileSync(new URL(`../${name}.svg`, import.meta.url), svgOf(parts, { width: 1440 }));
  const left = groupDrawings[name];
  if (left === undefined) continue;
  const square = new URL(`../../../public/illustrations/groups/${name}.svg`, import.meta.url);
  writeFileSync(square, svgOf(parts, { left, width: SIZE, scale: 0.15 }));
}

if (wanted.length === 0) writeFileSync(new URL('../../../app/ui/user/patterns.svg', import.meta.url), drawPatterns());
