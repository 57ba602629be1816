import { c, tints } from './palette.js';
import { box, dot, line, oval, shape, times } from './shapes.js';

/** @typedef {keyof typeof tints} Tint */

const forms = {
  round:
    'M720,90 C1010,80 1190,280 1180,500 C1170,740 980,880 720,880 C450,880 250,740 258,490 C266,260 440,100 720,90Z',
  pebble:
    'M360,230 C540,70 860,110 1060,190 C1290,290 1270,610 1120,750 C960,900 520,880 340,770 C140,640 170,390 360,230Z',
  arch: 'M330,960 V520 C330,280 500,120 720,120 C940,120 1110,280 1110,520 V960Z',
  wave: 'M0,420 C240,300 420,330 640,250 C900,160 1140,330 1440,230 V960 H0Z',
  leaf: 'M240,800 C180,420 480,120 1180,150 C1290,520 1020,850 240,800Z',
};

/** The tinted ground with one large soft form. @param {Tint} tint @param {keyof typeof forms} form */
export function ground(tint, form = 'round') {
  return box(0, 0, 1440, 960, tints[tint].ground) + shape(forms[form], tints[tint].middle);
}

/** A floor with a gently curved edge. @param {string} color */
export function floor(color, y = 770) {
  return shape(`M0,${y + 14} C360,${y - 12} 900,${y - 8} 1440,${y + 10} V960 H0Z`, color);
}

/** A table top that runs across the picture. */
export function tabletop(color = c.wood, y = 700) {
  return shape(`M0,${y} H1440 V960 H0Z`, color) + box(0, y, 1440, 16, '#ffffff55');
}

/** @param {number} x @param {number} y */
export function window(x, y, w = 300, h = 340, sky = '#cfe6f3') {
  const hill = `M${x},${y + h} V${y + h * 0.72} C${x + w * 0.3},${y + h * 0.52} ${x + w * 0.6},${y + h * 0.86} ${x + w},${y + h * 0.62} V${y + h}Z`;
  return (
    box(x - 16, y - 16, w + 32, h + 32, c.white, 18) +
    box(x, y, w, h, sky, 6) +
    dot(x + w * 0.72, y + h * 0.3, 34, c.lemon) +
    shape(hill, '#9bcbae') +
    box(x + w / 2 - 6, y, 12, h, c.white) +
    box(x - 34, y + h + 8, w + 68, 22, c.white, 8)
  );
}

/** Rolling land with a sky above it. */
export function land(near = '#8cc3a1', far = '#b9ddc6') {
  return (
    shape('M0,560 C260,470 520,520 760,500 C1010,480 1230,560 1440,490 V960 H0Z', far) +
    shape('M0,690 C300,610 620,700 900,660 C1120,630 1290,690 1440,650 V960 H0Z', near)
  );
}

/** @param {number} x @param {number} y */
export function cloud(x, y, s = 1) {
  return `<g transform="translate(${x} ${y}) scale(${s})">${shape('M-90,30 C-130,30 -130,-20 -88,-22 C-84,-66 -20,-74 -4,-38 C26,-60 72,-44 70,-8 C110,-8 108,30 76,30Z', c.white)}</g>`;
}

/** @param {number} x @param {number} y */
export function sun(x, y, r = 70, color = c.lemon) {
  return dot(x, y, r, color);
}

/** @param {number} x @param {number} y foot of the trunk */
export function tree(x, y, s = 1, crown = c.leaf) {
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M0,0 V-150 M0,-90 L44,-140 M0,-70 L-40,-120', c.bark, 20)}${shape('M-110,-150 C-150,-240 -70,-330 0,-320 C80,-330 150,-250 110,-160 C80,-110 -70,-100 -110,-150Z', crown)}${dot(-40, -240, 12, '#ffffff44')}${dot(30, -200, 16, '#ffffff33')}</g>`;
}

/** A plant in a pot; the pot stands on (x, y). @param {number} x @param {number} y */
export function plant(x, y, s = 1, pot = c.brick) {
  const leaves = [-62, -34, 0, 30, 58];
  return `<g transform="translate(${x} ${y}) scale(${s})">${leaves
    .map(
      (turn, i) =>
        `<path transform="translate(0 -90) rotate(${turn})" d="M0,0 C-44,-70 -30,-140 0,${-180 - (i % 2) * 34} C30,-140 44,-70 0,0Z" fill="${i % 2 ? c.leaf : c.moss}"/>`,
    )
    .join(
      '',
    )}${shape('M-62,-100 H62 L46,0 H-46Z', pot)}${box(-70, -112, 140, 28, pot, 10)}${box(-70, -90, 140, 8, '#00000018', 4)}</g>`;
}

/** @param {number} x @param {number} y */
export function shelf(x, y, w = 320) {
  const tones = [c.petrol, c.coral, c.mustard, c.mist, c.leaf, c.white, c.plum, c.teal];
  const widths = [38, 28, 44, 30, 34, 26, 40, 30];
  let left = x + 16;
  const books = times(Math.floor((w - 20) / 36), (i) => {
    const width = widths[i % 8] ?? 30;
    const high = 96 + ((i * 37) % 5) * 13;
    const book = box(left, y - high, width - 3, high, tones[(i + Math.round(x)) % 8] ?? c.petrol, 5);
    left += width;
    return book;
  });
  return books + box(x, y, w, 18, c.wood, 6);
}

/** @param {number} x @param {number} y top of the lamp */
export function pendant(x, y, color = c.petrol) {
  return (
    line(`M${x},0 V${y}`, c.soft, 5) +
    shape(
      `M${x - 84},${y + 78} C${x - 78},${y + 20} ${x - 40},${y} ${x},${y} C${x + 40},${y} ${x + 78},${y + 20} ${x + 84},${y + 78}Z`,
      color,
    ) +
    oval(x, y + 78, 84, 12, c.lemon)
  );
}
