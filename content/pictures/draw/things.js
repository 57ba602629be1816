import { c, darken, skin } from './palette.js';
import { box, dot, line, oval, ring, shape, times } from './shapes.js';

/** Things stand on (0, 0), their foot in the middle, unless said otherwise. */

export const cup = (color = c.coral) =>
  line('M48,-78 C100,-84 100,-24 46,-28', color, 15) +
  shape('M-58,-104 H58 C58,-44 50,0 30,0 H-30 C-50,0 -58,-44 -58,-104Z', color) +
  oval(0, -104, 58, 12, darken(color, 0.7));

export const steam = () =>
  line('M-22,-130 q-16,-24 0,-46 q16,-24 0,-48 M24,-130 q-16,-24 0,-46 q16,-24 0,-48', '#ffffffaa', 9);

export const glass = (full = 0.7, water = '#9ccbe4') => {
  const y = Math.round(-200 * full);
  return (
    shape('M-66,-220 H66 L50,0 H-50Z', '#ffffff99') +
    shape(`M${-50 + y / 13},${y} H${50 - y / 13} L46,-8 H-46Z`, water) +
    oval(0, y, 50 - y / 13, 9, '#ffffff77') +
    line('M-46,-190 L-38,-50', '#ffffffbb', 9)
  );
};

/** An easy chair, 340 wide; whoever sits there has the hips at (0, -150). */
export const armchair = (color = c.teal) =>
  line('M-120,-30 V0 M120,-30 V0', c.bark, 20) +
  shape('M-130,-60 V-330 C-130,-430 130,-430 130,-330 V-60Z', color) +
  box(-160, -140, 320, 110, darken(color, 0.92), 30) +
  shape('M-190,-30 V-200 C-190,-250 -116,-250 -116,-200 V-30Z', darken(color, 0.84)) +
  shape('M190,-30 V-200 C190,-250 116,-250 116,-200 V-30Z', darken(color, 0.84));

export const table = (w = 400, h = 180, color = c.wood) =>
  line(`M${-w / 2 + 50},${-h} L${-w / 2 + 34},0 M${w / 2 - 50},${-h} L${w / 2 - 34},0`, darken(color, 0.8), 20) +
  box(-w / 2, -h - 14, w, 30, color, 14);

export const book = (color = c.petrol) =>
  shape(
    'M0,-14 C-60,-50 -150,-46 -190,-30 V-4 C-140,-20 -60,-20 0,12 C60,-20 140,-20 190,-4 V-30 C150,-46 60,-50 0,-14Z',
    color,
  ) +
  shape(
    'M0,-26 C-60,-66 -140,-60 -178,-44 V-18 C-140,-34 -60,-34 0,-4 C60,-34 140,-34 178,-18 V-44 C140,-60 60,-66 0,-26Z',
    c.white,
  ) +
  line('M0,-24 V-6', c.line, 5);

/** A dialysis machine on wheels, 190 wide and 430 high. */
export const machine = () =>
  dot(-66, -10, 16, c.soft) +
  dot(66, -10, 16, c.soft) +
  box(-95, -60, 190, 42, c.steel, 14) +
  box(-74, -330, 148, 280, c.white, 18) +
  box(-92, -450, 184, 136, '#e8edef', 18) +
  box(-74, -434, 148, 92, c.petrol, 10) +
  line('M-58,-386 h24 l12,-22 l18,40 l14,-18 h44', c.mist, 6) +
  box(54, -270, 42, 130, c.steel, 20) +
  ring(-22, -250, 34, c.teal, 12) +
  dot(-22, -250, 10, c.teal) +
  dot(-22, -164, 14, c.coral) +
  dot(16, -164, 14, '#8cc3a1') +
  line('M-50,-110 H36 M-50,-86 H10', c.line, 8);

/** A stand with a bag of clear fluid, 480 high. */
export const drip = (fluid = '#bfe0ee') =>
  line('M-64,0 L0,-30 L64,0 M0,-30 V-480 M-58,-462 Q0,-500 58,-462', c.steel, 12) +
  shape('M-64,-440 H64 C78,-340 74,-270 50,-240 H-50 C-74,-270 -78,-340 -64,-440Z', '#ffffffcc') +
  shape('M-70,-380 C-30,-392 30,-368 71,-380 C76,-300 68,-264 48,-248 H-48 C-68,-264 -76,-300 -70,-380Z', fluid) +
  line('M-30,-420 H30', c.steel, 9);

export const bottle = (color = c.mustard, label = c.white) =>
  box(-56, -150, 112, 150, color, 20) +
  box(-44, -196, 88, 50, c.white, 12) +
  box(-56, -112, 112, 66, label, 4) +
  line('M0,-98 V-60 M-19,-79 H19', c.teal, 10);

export const pill = (color = c.coral) =>
  box(-62, -28, 124, 56, c.white, 28) +
  shape('M0,-28 H34 A28,28 0 0 1 34,28 H0Z', color) +
  line('M-36,-12 H-8', '#ffffff', 7);

export const pillbox = () =>
  box(-266, -110, 532, 110, c.teal, 22) +
  times(
    7,
    (i) =>
      box(-250 + i * 72, -94, 66, 78, i === 2 ? c.coral : c.mist, 12) +
      (i > 2 ? dot(-224 + i * 72, -48, 10, c.white) + oval(-202 + i * 72, -56, 14, 8, c.mustard, 30) : ''),
  );

export const phone = (screen = c.mist) =>
  box(-75, -150, 150, 300, c.night, 26) + box(-62, -126, 124, 240, screen, 10) + dot(0, 131, 9, c.mist);

export const laptop = (screen = c.mist) =>
  box(-170, -220, 340, 216, c.night, 18) +
  box(-154, -206, 308, 186, screen, 8) +
  shape('M-210,-10 H210 L226,10 Q0,18 -226,10Z', c.steel);

export const clipboard = () =>
  box(-110, -150, 220, 300, c.wood, 16) +
  box(-92, -126, 184, 258, c.white, 6) +
  box(-46, -168, 92, 40, c.steel, 12) +
  times(4, (i) => line(`M-66,${-70 + i * 50} l10,12 l18,-22`, c.leaf, 8) + line(`M-16,${-68 + i * 50} H66`, c.line, 9));

export const calendar = (marks = [3, 8, 13]) =>
  box(-170, -150, 340, 320, c.white, 22) +
  shape('M-170,-80 V-128 Q-170,-150 -148,-150 H148 Q170,-150 170,-128 V-80Z', c.petrol) +
  line('M-90,-172 V-124 M90,-172 V-124', c.steel, 16) +
  times(15, (i) =>
    box(-142 + (i % 5) * 60, -54 + Math.floor(i / 5) * 70, 44, 50, marks.includes(i) ? c.coral : '#ece6db', 10),
  );

export const clock = (r = 100) =>
  dot(0, 0, r, c.petrol) +
  dot(0, 0, r - 16, c.white) +
  line(`M0,0 V${-r * 0.55} M0,0 L${r * 0.4},${r * 0.2}`, c.ink, 9) +
  dot(0, 0, 9, c.coral);

/** A bubble with its tail at the left below. */
export const bubble = (color = c.white, w = 260, h = 150) =>
  box(-w / 2, -h / 2, w, h, color, 54) +
  shape(`M${-w / 4},${h / 2 - 12} L${-w / 4 - 22},${h / 2 + 48} L${-w / 4 + 60},${h / 2 - 12}Z`, color);

/** Lines of quiet writing, for bubbles and pages. */
export const scribble = (w = 160, rows = 3, color = c.mist) =>
  times(rows, (i) => line(`M${-w / 2},${(i - (rows - 1) / 2) * 34} h${i === rows - 1 ? w * 0.6 : w}`, color, 11));

export const letter = (seal = c.coral) =>
  box(-150, -100, 300, 200, c.white, 12) + line('M-146,-92 L0,24 L146,-92', c.line, 8) + dot(0, 30, 26, seal);

export const suitcase = (color = c.coral) =>
  line('M-50,-230 V-286 H50 V-230', c.soft, 16) +
  box(-160, -232, 320, 220, color, 30) +
  box(-120, -232, 26, 220, darken(color), 0) +
  box(94, -232, 26, 220, darken(color), 0) +
  box(-28, -246, 56, 34, c.mustard, 8) +
  dot(-110, -6, 15, c.ink) +
  dot(110, -6, 15, c.ink);

export const coins = (count = 4) =>
  times(
    count,
    (i) =>
      oval(0, -i * 26 - 18, 70, 24, '#c98f2e') +
      box(-70, -i * 26 - 34, 140, 16, '#c98f2e') +
      oval(0, -i * 26 - 34, 70, 24, c.mustard) +
      oval(0, -i * 26 - 34, 46, 14, c.lemon),
  );

export const tube = (color = c.brick, full = 0.6) =>
  box(-30, -220, 60, 220, '#ffffffcc', 30) +
  shape(`M-30,${-220 * full} H30 V-30 A30,30 0 0 1 -30,-30Z`, color) +
  box(-38, -240, 76, 44, c.petrol, 10) +
  line('M-15,-180 V-50', '#ffffff88', 8);

export const candle = () =>
  box(-34, -150, 68, 150, c.white, 8) +
  line('M0,-150 V-174', c.ink, 5) +
  shape('M0,-250 C30,-214 30,-176 0,-170 C-30,-176 -30,-214 0,-250Z', c.mustard) +
  shape('M0,-216 C14,-198 14,-180 0,-176 C-14,-180 -14,-198 0,-216Z', c.white);

/** A flower on a stem. */
export const flower = (color = c.coral, high = 200) =>
  line(`M0,0 C10,${-high * 0.4} -10,${-high * 0.7} 0,${-high}`, c.moss, 9) +
  oval(22, -high * 0.45, 28, 12, c.leaf, -35) +
  times(5, (i) => oval(0, -high - 30, 19, 30, color).replace('/>', ` transform="rotate(${i * 72} 0 ${-high})"/>`)) +
  dot(0, -high, 17, c.lemon);

export const house = (wall = c.white, roof = c.brick) =>
  box(-150, -220, 300, 220, wall) +
  shape('M-190,-210 L0,-370 L190,-210Z', roof) +
  box(-36, -130, 72, 130, c.petrol, 8) +
  box(-122, -170, 64, 70, c.lemon, 6) +
  box(58, -170, 64, 70, c.lemon, 6) +
  dot(20, -64, 6, c.mustard);

export const bed = (cover = c.teal) =>
  box(-430, -330, 40, 330, c.wood, 14) +
  box(390, -200, 40, 200, c.wood, 14) +
  box(-400, -110, 800, 80, c.bark, 10) +
  box(-396, -180, 796, 90, c.white, 26) +
  oval(-290, -196, 100, 44, '#f3e6e0') +
  shape('M-190,-90 V-190 C-100,-260 200,-240 396,-190 V-90Z', cover);

/** An open hand from the left, palm up, holding what is drawn above (0, 0). @param {keyof typeof skin} tone @param {string} sleeve */
export const palm = (tone = 'fair', sleeve = c.petrol) =>
  shape(
    'M-330,60 L-190,30 C-150,20 -130,-6 -90,0 C-40,8 20,14 92,-6 C130,-16 142,14 112,32 C70,60 10,92 -60,96 C-130,100 -180,110 -330,160Z',
    skin[tone],
  ) +
  shape('M-90,4 C-60,-40 -10,-48 6,-34 C16,-20 -20,-14 -40,26Z', darken(skin[tone], 0.95)) +
  shape('M-420,40 L-236,16 L-216,146 L-420,210Z', sleeve);
