import { find } from 'linkifyjs';

/**
 * Removes every word that a mail program could make a link of: a web address, also one without 'https', or a mail address.
 * Where a full stop lacks its space, as in 'einde.Begin', it gets one, so that no new top-level domain makes a link of it.
 */
export const removeAddresses = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (isAddress(word) ? '' : word.replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ')))
    .join('');

const SCHEME = /(?:^|\W)(?:https?|ftp|mailto|tel|sms|file|data|javascript|vbscript):|www\./i;
const IP_ADDRESS = /\d+\.\d+\.\d+\.\d+|\[[\da-f:.]*\]/i;
/** The name of a computer ends in two letters or more; a sentence after a full stop begins with a capital. */
const HOST_NAME = /[\p{L}\p{N}-]\.\p{Ll}{2}/u;

const isAddress = (word: string): boolean =>
  word.includes('://') ||
  /[^\s@]@[^\s@]/.test(word) ||
  [SCHEME, IP_ADDRESS, HOST_NAME].some((address) => address.test(word)) ||
  find(word).length > 0;
