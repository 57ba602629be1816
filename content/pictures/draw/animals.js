import { c, darken } from './palette.js';
import { dot, line, oval, shape } from './shapes.js';

/** Animals and a toy animal; their feet stand on (0, 0) unless said otherwise. */

/** A dog from the side that looks to the right, some 300 wide and 230 high. */
export const dog = (coat = '#b9854f') =>
  line('M-104,-110 C-160,-120 -168,-180 -140,-206', coat, 22) +
  line('M-70,-80 V-10 M70,-80 V-10', darken(coat, 0.82), 30) +
  shape('M-110,-150 H70 C110,-150 120,-80 90,-64 H-90 C-130,-64 -140,-140 -110,-150Z', coat) +
  line('M-92,-80 V-10 M92,-80 V-10', coat, 32) +
  shape('M50,-100 C40,-200 60,-232 110,-236 C150,-236 156,-206 196,-196 C206,-170 180,-156 146,-158 L120,-90Z', coat) +
  shape('M84,-226 C56,-222 48,-170 66,-146 C90,-150 104,-190 104,-224Z', darken(coat, 0.72)) +
  dot(130, -204, 6, c.ink) +
  oval(194, -190, 10, 8, c.ink) +
  line('M62,-124 L118,-112', c.brick, 14);

/** A goat from the side that looks to the left, some 300 wide and 260 high. */
export const goat = (coat = c.white) =>
  line('M-60,-90 V-8 M76,-90 V-8', darken(coat, 0.84), 26) +
  shape('M-90,-170 H90 C126,-168 126,-90 92,-76 H-70 C-112,-80 -120,-150 -90,-170Z', coat) +
  line('M-84,-90 V-8 M98,-90 V-8', coat, 26) +
  line('M106,-160 l26,-24', coat, 18) +
  line('M-112,-250 C-110,-284 -86,-300 -62,-296 M-94,-246 C-90,-276 -66,-284 -44,-278', c.bark, 12) +
  shape(
    'M-60,-110 L-70,-230 C-90,-268 -140,-252 -150,-226 L-184,-184 C-190,-160 -166,-150 -146,-156 L-112,-160Z',
    coat,
  ) +
  oval(-76, -236, 34, 12, darken(coat, 0.86), 24) +
  line('M-156,-152 C-160,-132 -154,-120 -148,-112', darken(coat, 0.8), 12) +
  dot(-128, -216, 6, c.ink) +
  line('M-178,-168 h16', c.soft, 5);

/** A small bird that looks to the left. */
export const bird = (color = c.teal) =>
  line('M-6,0 V-16 M10,0 V-16', c.bark, 6) +
  shape('M30,-40 L92,-56 L86,-20Z', darken(color, 0.8)) +
  shape('M-60,-62 C-56,-104 0,-104 6,-74 C50,-74 64,-20 4,-14 C-40,-10 -58,-34 -60,-62Z', color) +
  shape('M-6,-60 C30,-70 58,-44 46,-20 C20,-16 -4,-30 -6,-60Z', darken(color, 0.84)) +
  shape('M-58,-72 L-84,-62 L-57,-54Z', c.mustard) +
  dot(-34, -76, 5, c.ink);

/** A sitting teddy bear, some 170 wide and 230 high. */
export const teddy = (fur = '#c68f5a') =>
  dot(-44, -196, 24, fur) +
  dot(44, -196, 24, fur) +
  oval(0, -66, 66, 68, fur) +
  oval(0, -60, 40, 44, darken(fur, 1.16)) +
  oval(-70, -84, 22, 42, darken(fur, 0.9), 30) +
  oval(70, -84, 22, 42, darken(fur, 0.9), -30) +
  oval(-54, -18, 38, 26, darken(fur, 0.9)) +
  oval(54, -18, 38, 26, darken(fur, 0.9)) +
  oval(0, -156, 64, 56, fur) +
  oval(0, -138, 30, 24, darken(fur, 1.16)) +
  dot(-26, -166, 6, c.ink) +
  dot(26, -166, 6, c.ink) +
  oval(0, -148, 10, 7, c.ink) +
  line('M0,-142 V-132 M-10,-128 Q0,-120 10,-128', c.ink, 4);
