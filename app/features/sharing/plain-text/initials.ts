const LETTER = '\\p{L}\\p{M}*';
const TITLE = 'bc|br|ch|chr|dhr|dr|drs|ds|fam|fr|ing|ir|jac|joh|mevr|mr|mrs|ms|mw|ph|prof|sr|st|th|wm|zr';
const PARTICLE = 'aan|af|al|da|de|del|den|der|di|do|dos|du|el|het|in|la|le|op|te|ten|ter|van|vd|vom|von|zu|zum|zur';

const INITIALS = `(?:${LETTER}|${TITLE})\\.(?:-?(?:${LETTER}|${TITLE}|${PARTICLE})\\.)*`;
const NAME = `(?:${LETTER}){2,}(?:['’-](?:${LETTER})+)*`;

const NAME_AFTER_INITIALS = new RegExp(`^[("'’]*${INITIALS}-?['’]?(?<name>${NAME})[)"'’.,;!?]*$`, 'iu');

/**
 * What follows the initials or the title in a word such as 'J.Jansen', 'Drs.P.M.van' or 'J.-P.de'; null for another word.
 */
export const nameAfterInitials = (word: string): string | null => NAME_AFTER_INITIALS.exec(word)?.groups?.name ?? null;

/** Whether it is written as a name: with a capital, in letters that have none, or as 'de' or 'van'. */
export const looksLikeName = (name: string): boolean => BEGINS_AS_NAME.test(name);

const BEGINS_AS_NAME = new RegExp(`^(?:\\P{Ll}|(?:${PARTICLE})$)`, 'u');
