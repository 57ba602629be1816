/**
 * What the oldest browsers that we support lack (README: Safari 15.4, Chrome and Edge 100, Firefox 102) and we or our packages
 * use. tests/journeys/older-browsers.spec.ts takes each of these from the browser.
 */
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/map/group-by';
import 'core-js/actual/object/has-own';
import 'core-js/actual/string/at';
import 'core-js/actual/string/to-well-formed';

URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

crypto.randomUUID ??= () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  // A version 4 of RFC 9562.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};

Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  return this.getClientRects().length > 0;
};

if (!('popover' in HTMLElement.prototype)) await import('./older-popovers.ts');

// Firefox before 125; its data are large.
if (!('Segmenter' in Intl)) await import('@formatjs/intl-segmenter/polyfill-force.js');
