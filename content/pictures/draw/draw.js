/**
 * Writes every picture of the demo, or those named: `node content/pictures/draw/draw.js [name…]`. Also writes the
 * illustrations of the site, the drawings of the groups, the patterns of members and the icon of the site.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { groupDrawings } from './groups.js';
import { illustrations } from './illustrations.js';
import { drawPatterns } from './patterns/draw-patterns.js';
import { articles } from './scenes/articles/articles.js';
import { body } from './scenes/body.js';
import { care } from './scenes/care.js';
import { diseases } from './scenes/diseases/diseases.js';
import { dishes } from './scenes/dishes/dishes.js';
import { food } from './scenes/food.js';
import { life } from './scenes/life.js';
import { moments } from './scenes/moments.js';
import { news } from './scenes/news/news.js';
import { rest } from './scenes/rest.js';
import { site } from './scenes/site.js';
import { together } from './scenes/together.js';

/** @type {Record<string, () => string[]>} */
const scenes = {
  ...articles,
  ...body,
  ...care,
  ...diseases,
  ...dishes,
  ...food,
  ...life,
  ...moments,
  ...news,
  ...rest,
  ...together,
  ...site,
};
const wanted = process.argv.slice(2);

/** The file of a large drawing of the site. @param {string} parts */
const illustrationOf = (parts) => svgOf(parts, 'width="640" height="440" viewBox="0 0 1440 990"');
/** The files of a scene: the whole of it, and its middle for a group. @param {string} parts */
const wholeOf = (parts) => svgOf(parts, 'width="1440" height="960" viewBox="0 0 1440 960"');
/** @param {string} parts */
const middleOf = (parts) => svgOf(parts, 'width="144" height="144" viewBox="240 0 960 960"');

/** @param {string} parts @param {string} frame */
const svgOf = (parts, frame) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${frame} aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">\n${parts}\n</svg>\n`;

/** @param {string} path */
const fromRoot = (path) => new URL(`../../../${path}`, import.meta.url);

/** @param {string} path from the root of the repository */
const write = (path, file = '') => writeFileSync(fromRoot(path), file);

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const parts = scene().flat().join('\n');
  write(`content/pictures/${name}.svg`, wholeOf(parts));
  if (groupDrawings.includes(name)) write(`public/illustrations/groups/${name}.svg`, middleOf(parts));
}

for (const [name, scene] of Object.entries(illustrations)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  write(`public/illustrations/${name}.svg`, illustrationOf(scene().flat().join('\n')));
}

if (wanted.length === 0) {
  write('app/ui/user/patterns.svg', drawPatterns());
  writeFileSync(fromRoot('public/favicon.ico'), await iconOf(fromRoot('public/favicon.svg')));
}

/** The drawing as an icon file with one PNG of 32 pixels, for what does not read the link in a page. @param {URL} drawing */
async function iconOf(drawing) {
  const png = await sharp(fileURLToPath(drawing), { density: 300 }).resize(32, 32).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
