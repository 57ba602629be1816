/** The house palette (app/ui/styles/tokens.css), with the in-between tones that flat shapes need. */
export const c = {
  ink: '#1a2530',
  soft: '#3e4a56',
  petrol: '#0b5260',
  night: '#063a45',
  teal: '#3f8791',
  mist: '#a9d0d3',
  coral: '#f9927b',
  brick: '#d8654e',
  cream: '#faf6ef',
  white: '#fffdf9',
  line: '#ddd5c8',
  steel: '#b9c4ca',
  wood: '#bd8a5a',
  bark: '#8f6038',
  mustard: '#e6b450',
  plum: '#714a66',
  leaf: '#5e9f7c',
  moss: '#3f7a5c',
  lemon: '#f6dc84',
  bread: '#d9a566',
};

/** The four tints of the site: a pale ground, a middle tone for large shapes, a shade for edges. */
export const tints = {
  sand: { ground: '#f5ead6', middle: '#ecd9b6', shade: '#dcb872' },
  mint: { ground: '#e0f0e6', middle: '#c3e0ce', shade: '#8cc3a1' },
  sky: { ground: '#dfedf6', middle: '#c2dcec', shade: '#88b8d6' },
  rose: { ground: '#f9e4e1', middle: '#f2cfc8', shade: '#e5a097' },
};

export const skin = { pale: '#f7d3ba', fair: '#efbd99', olive: '#d9a077', brown: '#ab6e49', deep: '#784930' };

export const hair = {
  black: '#2b2428',
  brown: '#5d3c2b',
  ginger: '#bb6433',
  blond: '#dcb063',
  grey: '#b9bec4',
  white: '#f1eee9',
};

/** @param {string} hex @param {number} factor below 1 darkens */
export function darken(hex, factor = 0.88) {
  const parts = [1, 3, 5].map((from) => Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * factor));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
