import { find } from 'linkifyjs';

/**
 * Removes every word that a mail program could make a link of: a web address, also one without 'https', or a mail address.
 * Where a full stop lacks its space, as in 'einde.Begin', it gets one, so that no new top-level domain makes a link of it.
 * A name after its initials stays, as in 'J.Jansen'; it gets a space only if it could be an address, as in 'J. de Wit'.
 */
export const removeAddresses = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (formsOf(word).some(isAddress) ? nameIn(word) : spaced(word)))
    .join('');

/** The word as it is, and as programs may read it. */
const formsOf = (word: string): string[] => [...new Set([word, usualForm(word)])];

/** A full-width 'ｈｔｔｐ' is read as 'http', invisible characters are left out, and any dot is one. */
const usualForm = (word: string): string =>
  word
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\u3002\u2219\u22c5]|(?<!l)\u00b7|\u00b7(?!l)/giu, '.'); // 'Gal·la' is Catalan (RFC 5892, A.3)

const SCHEME = /(?:^|\W)(?:https?|ftp|mailto|tel|sms|file|data|javascript|vbscript):|www\./i;
const IP_ADDRESS = /\d+\.\d+\.\d+\.\d+|\[[\da-f:.]*\]/i;
/** The name of a computer ends in two letters or more; a sentence after a full stop begins with a capital. */
const HOST_NAME = /[\p{L}\p{N}-]\.\p{Ll}{2}/u;

const isAddress = (word: string): boolean =>
  word.includes('://') ||
  /[^\s@]@[^\s@]/.test(word) ||
  [SCHEME, IP_ADDRESS, HOST_NAME].some((address) => address.test(word)) ||
  isLinked(word);

/** The top-level domains of other scripts are found in small letters alone. */
const isLinked = (word: string): boolean => find(word.toLowerCase()).length > 0;

/** The word if it is a name after initials, with a space where it would be a link without; else nothing. */
function nameIn(word: string): string {
  const name = nameAfterInitials(word);
  if (name === null || formsOf(word).some((form) => SCHEME.test(form))) return '';
  if (!formsOf(word).some(isLinked)) return word;
  return looksLikeName(name) ? separate(word) : '';
}

const spaced = (word: string): string => (nameAfterInitials(word) === null ? separate(word) : word);

const separate = (word: string): string =>
  word.replace(/(?<=[\p{L}\p{N}\p{M}])([.\u3002\u2024\uff0e\uff61])(?=\p{L}\p{M}*\p{L})/gu, '$1 ');

const LETTER = '\\p{L}\\p{M}*';
const TITLE = 'bc|br|ch|chr|dhr|dr|drs|ds|fam|fr|ing|ir|jac|joh|mevr|mr|mrs|ms|mw|ph|prof|sr|st|th|wm|zr';
const PARTICLE = 'aan|af|al|da|de|del|den|der|di|do|dos|du|el|het|in|la|le|op|te|ten|ter|van|vd|vom|von|zu|zum|zur';

const INITIALS = `(?:${LETTER}|${TITLE})\\.(?:-?(?:${LETTER}|${TITLE}|${PARTICLE})\\.)*`;
const NAME = `(?:${LETTER}){2,}(?:['’-](?:${LETTER})+)*`;

const NAME_AFTER_INITIALS = new RegExp(`^[("'’]*${INITIALS}-?['’]?(?<name>${NAME})[)"'’.,;!?]*$`, 'iu');

/**
 * What follows the initials or the title in a word such as 'J.Jansen', 'Drs.P.M.van' or 'J.-P.de'; null for another word.
 */
const nameAfterInitials = (word: string): string | null => NAME_AFTER_INITIALS.exec(word)?.groups?.name ?? null;

/** Whether it is written as a name: with a capital, in letters that have none, or as 'de' or 'van'. */
const looksLikeName = (name: string): boolean => BEGINS_AS_NAME.test(name);

const BEGINS_AS_NAME = new RegExp(`^(?:\\P{Ll}|(?:${PARTICLE})$)`, 'u');
