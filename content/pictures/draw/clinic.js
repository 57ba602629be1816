import { heart } from './organs.js';
import { c } from './palette.js';
import { at, box, dot, line, oval, ring, shape, turned } from './shapes.js';

/** Things for care at home and in the hospital; they stand on (0, 0) unless said otherwise. */

/** A blood pressure meter on a table. */
export const pressureMeter = () =>
  box(-110, -170, 220, 170, c.white, 26) +
  box(-84, -146, 168, 84, '#d5ecdf', 10) +
  at(-36, -106, 0.3, heart()) +
  line('M10,-124 v36 M36,-124 v36 M60,-124 v36', c.petrol, 8) +
  dot(0, -32, 18, c.coral);

/** A dial with a hand, round (0, 0). @param {number} turn of the hand, in degrees from above */
export const gauge = (turn = 40, r = 110) =>
  dot(0, 0, r, c.night) +
  dot(0, 0, r - 14, c.white) +
  ring(0, 0, r - 34, c.line, 6) +
  `<g transform="rotate(${turn})">${line(`M0,12 V${-r + 40}`, c.brick, 10)}</g>` +
  dot(0, 0, 13, c.night);

/** An hourglass of 340 high, round (0, 0). */
export const hourglass = (sand = c.mustard) =>
  box(-120, -186, 240, 34, c.bark, 14) +
  box(-120, 152, 240, 34, c.bark, 14) +
  line('M-98,-152 V152 M98,-152 V152', c.wood, 12) +
  shape(
    'M-78,-152 H78 C80,-70 14,-40 14,0 C14,40 80,70 78,152 H-78 C-80,70 -14,40 -14,0 C-14,-40 -80,-70 -78,-152Z',
    '#ffffffcc',
  ) +
  shape('M-58,-84 H58 C40,-48 10,-34 8,-8 H-8 C-10,-34 -40,-48 -58,-84Z', sand) +
  shape('M-72,150 C-60,96 -20,84 0,70 C20,84 60,96 72,150Z', sand) +
  line('M0,-8 V80', sand, 6);

/** A bathroom scale on the floor, seen from the front and a little from above. */
export const scale = () =>
  shape('M-170,-90 H170 L230,0 H-230Z', c.white) +
  shape('M-230,0 H230 V26 Q230,36 220,36 H-220 Q-230,36 -230,26Z', c.steel) +
  shape('M-74,-84 H74 L82,-52 H-82Z', '#d5ecdf') +
  line('M-40,-68 H-20 M0,-68 H22 M38,-68 H46', c.petrol, 9);

/** A pot for urine with what is in it. @param {string} color */
export const pot = (color = '#f0cf6a') =>
  shape('M-110,-240 H110 L92,0 H-92Z', '#ffffffcc') +
  shape('M-101,-130 H101 L92,-6 H-92Z', color) +
  oval(0, -130, 101, 13, '#ffffff55') +
  box(-122, -274, 244, 50, c.coral, 16) +
  box(-54, -110, 108, 70, c.white, 6) +
  line('M-34,-86 H34 M-34,-64 H10', c.line, 8);

/** A thermometer of 240 long, lying along the x axis. */
export const thermometer = () =>
  box(-120, -16, 200, 32, c.white, 16) + line('M-96,0 H50', c.brick, 8) + box(66, -24, 60, 48, c.teal, 18);

/** A screen on an arm with a picture of an examination, round (0, 0). @param {string[]} parts */
export const screen = (w = 380, h = 280, ...parts) =>
  line(`M0,${h / 2} V${h / 2 + 70} M-80,${h / 2 + 74} H80`, c.steel, 22) +
  box(-w / 2 - 18, -h / 2 - 18, w + 36, h + 36, c.night, 22) +
  box(-w / 2, -h / 2, w, h, '#1d4c5f', 8) +
  parts.join('');

/** A newborn in a cloth, some 210 wide, round (0, 0). */
export const newborn = (tone = '#efbd99', cloth = c.lemon) =>
  shape('M-110,-30 C-120,40 -60,76 20,74 C90,72 130,40 120,-6 C100,-50 20,-60 -40,-56Z', cloth) +
  dot(-62, -34, 50, tone) +
  shape('M-112,-36 C-116,-90 -66,-104 -40,-84 C-70,-80 -90,-60 -92,-24Z', cloth) +
  line('M-78,-36 q7,7 14,0 M-46,-36 q7,7 14,0', c.ink, 5) +
  line('M-66,-12 q8,6 14,0', c.ink, 4) +
  line('M-10,-40 C0,0 40,30 100,24', '#e3bf63', 7);

/** A microscope, some 280 wide and 430 high. */
export const microscope = () =>
  box(-130, -36, 280, 36, c.night, 16) +
  line('M90,-30 C170,-120 150,-260 40,-290', c.petrol, 40) +
  box(-100, -120, 170, 22, c.steel, 8) +
  box(-46, -136, 60, 16, c.coral, 4) +
  turned(
    10,
    -280,
    -16,
    box(-34, -110, 68, 200, c.white, 14),
    box(-24, 80, 48, 44, c.steel, 8),
    box(-28, -150, 56, 50, c.night, 10),
  ) +
  dot(112, -150, 24, c.coral);
