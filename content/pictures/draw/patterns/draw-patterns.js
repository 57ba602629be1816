import { garden } from './garden.js';
import { outdoors } from './outdoors.js';
import { handOf } from './strokes.js';

/**
 * The patterns of members without a photo, as the symbols of one file, with letters as ids. What is painted takes the `fill`
 * and what is over it the `color` of the element that shows it, so that both follow the theme.
 * @returns {string}
 */
export function drawPatterns() {
  const symbols = Object.entries({ ...garden, ...outdoors }).map(([name, draw], index) => {
    const { flat, ink, pen, nib } = draw(handOf(name));
    const parts = [
      flat && `<path d="${flat}"/>`,
      ink && `<path fill="currentColor" d="${ink}"/>`,
      pen && `<path fill="none" stroke="currentColor" stroke-width="${nib}" stroke-linecap="round" d="${pen}"/>`,
    ];
    return `  <symbol id="${String.fromCharCode(97 + index)}" viewBox="0 0 60 60">${parts.filter(Boolean).join('')}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
