import { c, darken } from './palette.js';
import { box, dot, line, oval, ring, shape, times } from './shapes.js';

/** Things for outdoors and for parties; they stand on (0, 0) unless said otherwise. */

/** A bicycle from the side that goes to the right, some 500 wide and 340 high; its saddle at (-60, -290). */
export const bicycle = (color = c.brick) =>
  [-150, 150]
    .map(
      (x) =>
        ring(x, -100, 96, c.night, 14) +
        ring(x, -100, 78, c.steel, 4) +
        line(`M${x},-100 l58,-58 M${x},-100 l-58,58 M${x},-100 l-58,-58 M${x},-100 l58,58`, c.steel, 3),
    )
    .join('') +
  line('M-150,-100 L-20,-96 L-70,-270 L-150,-100 M-20,-96 L104,-250 L-62,-236 M150,-100 L100,-290', color, 15) +
  line('M-104,-286 H-30', c.ink, 22) +
  line('M100,-290 C96,-326 130,-330 150,-316', c.soft, 13) +
  dot(-20, -96, 26, c.soft) +
  line('M-20,-96 L6,-52 M-20,-96 L-46,-140', c.soft, 11);

/** A tent, 360 wide. @param {string} color */
export const tent = (color = c.coral) =>
  shape('M-180,0 L0,-260 L180,0Z', color) +
  shape('M-20,-232 L0,-260 L180,0 H90Z', darken(color, 0.86)) +
  shape('M-70,0 L0,-180 L70,0Z', c.night) +
  line('M-190,6 L-230,20 M190,6 L230,20', c.bark, 7);

export const campfire = () =>
  line('M-80,-6 L80,-40 M80,-6 L-80,-40', c.bark, 26) +
  shape('M0,-200 C50,-140 84,-110 70,-60 C60,-24 -60,-24 -70,-60 C-80,-100 -30,-120 0,-200Z', c.coral) +
  shape('M0,-130 C26,-96 40,-80 34,-56 C26,-34 -26,-34 -34,-56 C-40,-80 -14,-92 0,-130Z', c.lemon);

/** Flags on a line from side to side of the picture. @param {number} y @param {string[]} colors */
export const bunting = (y, colors = [c.coral, c.mustard, c.teal, c.plum]) =>
  line(`M-20,${y} Q720,${y + 130} 1460,${y}`, c.soft, 5) +
  times(12, (i) => {
    const x = 60 + i * 120;
    const drop = Math.round(y + 130 * 2 * (x / 1440) * (1 - x / 1440));
    return shape(`M${x - 34},${drop - 2} H${x + 34} L${x},${drop + 74}Z`, colors[i % colors.length] ?? c.coral);
  });

/** A parasol with its foot on (0, 0), 560 high. @param {string} color */
export const parasol = (color = c.coral) =>
  line('M0,0 V-540', c.bark, 16) +
  shape(
    'M-300,-380 C-280,-520 -120,-580 0,-580 C120,-580 280,-520 300,-380 C250,-410 190,-410 150,-380 C110,-410 40,-410 0,-380 C-40,-410 -110,-410 -150,-380 C-190,-410 -250,-410 -300,-380Z',
    color,
  ) +
  shape(
    'M-150,-380 C-140,-480 -70,-560 0,-580 C70,-560 140,-480 150,-380 C110,-410 40,-410 0,-380 C-40,-410 -110,-410 -150,-380Z',
    c.white,
  );

/** A raised bed with plants, 460 wide. */
export const vegetableBed = () =>
  [-180, -90, 0, 90, 180]
    .map(
      (x, i) =>
        `<g transform="translate(${x} -110)">${line('M0,0 V-40', c.moss, 8)}${oval(-22, -50, 30, 16, i % 2 ? c.leaf : c.moss, 30)}${oval(22, -50, 30, 16, i % 2 ? c.leaf : c.moss, -30)}${i % 2 ? dot(0, -70, 20, c.brick) : oval(0, -78, 18, 30, c.leaf)}</g>`,
    )
    .join('') +
  box(-230, -110, 460, 110, c.wood, 8) +
  line('M-220,-60 H220', darken(c.wood, 0.86), 7);

/** A chair from the side of a table, seen from the front; its seat at y -150. @param {string} color */
export const chair = (color = c.wood) =>
  line('M-70,-150 V0 M70,-150 V0', darken(color, 0.8), 18) +
  box(-86, -360, 172, 130, color, 20) +
  line('M-70,-240 V-150 M70,-240 V-150', darken(color, 0.85), 18) +
  box(-94, -168, 188, 34, darken(color, 0.92), 12);

/** A headset on the head of somebody at (0, 0). */
export const headset = (color = c.night) =>
  line('M-68,0 C-76,-120 76,-120 68,0', color, 11) +
  box(-84, -18, 28, 50, color, 12) +
  box(56, -18, 28, 50, color, 12) +
  line('M-72,24 C-70,64 -50,66 -30,58', color, 7) +
  dot(-28, 57, 8, color);
