import { skin } from './palette.js';
import { person } from './people.js';
import { at, line } from './shapes.js';
import { armchair } from './things.js';

/** @typedef {import('./people.js').Look} Look */

/** Ways of holding the arms; left and right in the picture. @type {Record<string, NonNullable<Look['arms']>>} */
export const arms = {
  lap: [
    { elbow: [-142, 300], hand: [-34, 372] },
    { elbow: [142, 300], hand: [34, 372] },
  ],
  down: [
    { elbow: [-136, 300], hand: [-128, 420] },
    { elbow: [136, 300], hand: [128, 420] },
  ],
  holding: [
    { elbow: [-146, 310], hand: [-52, 290] },
    { elbow: [146, 310], hand: [52, 290] },
  ],
  heart: [
    { elbow: [-136, 300], hand: [-110, 410] },
    { elbow: [146, 300], hand: [26, 230] },
  ],
  waving: [
    { elbow: [-136, 300], hand: [-110, 410] },
    { elbow: [186, 190], hand: [196, 50] },
  ],
  showing: [
    { elbow: [-140, 300], hand: [-40, 340] },
    { elbow: [176, 250], hand: [250, 180] },
  ],
  walking: [
    { elbow: [-160, 280], hand: [-86, 330] },
    { elbow: [150, 290], hand: [176, 400] },
  ],
  chin: [
    { elbow: [-150, 300], hand: [0, 372] },
    { elbow: [96, 330], hand: [52, 104] },
  ],
};

/** Somebody from the front on a floor, from head to shoes. @param {number} x @param {number} ground @param {Look} who */
export function standing(x, ground, who, s = 0.6) {
  const reach = who.child ? 596 : 800;
  const legs = /** @type {NonNullable<Look['legs']>} */ ([
    { knee: [-56, 600], foot: [-58, 770] },
    { knee: [56, 600], foot: [58, 770] },
  ]);
  return at(x, ground - reach * s, s, person({ arms: arms.down, legs, ...who }));
}

/** Somebody in an easy chair. @param {number} x @param {number} ground @param {Look} who @param {string} [color] */
export function seated(x, ground, who, color, s = 1) {
  const legs = /** @type {NonNullable<Look['legs']>} */ ([
    { knee: [-76, 510], foot: [-70, 630] },
    { knee: [76, 510], foot: [70, 630] },
  ]);
  return at(x, ground, s, armchair(color), at(0, -408, 0.62, person({ arms: arms.lap, legs, ...who })));
}

/** The fingers of a hand from the right, to be drawn over what it holds. @param {keyof typeof skin} tone */
export const fingers = (tone, s = 1) => at(0, 0, s, line('M18,-24 H-20 M22,0 H-24 M18,24 H-18', skin[tone], 21));
