/** The names, in the contract, of the fields for text that members write, in the order in which they are shown. */
const TEXT_FIELDS = 'Title Description Body body Text Message Msg Advice Answer NewTag Note Facts'.split(' ');

/** The texts of a profile, and the fields of a body in blocks, when it is sent without JavaScript. */
const OTHER_FIELDS = /^(?:Motto|ShortBiography|Symptoms|Other[A-Z]\w+|Body\..+\.(?:Content|Alt))$/;

/** The texts that somebody typed in a form, from its values or those of its draft, to be read and copied. */
export const unsentTexts = (values: Readonly<Record<string, unknown>>): string[] =>
  [...TEXT_FIELDS, ...Object.keys(values).filter((name) => OTHER_FIELDS.test(name))]
    .map((name) => values[name])
    .filter((value) => typeof value === 'string')
    .flatMap((value) => textsOfBlocks(value) ?? [value])
    .filter(isTyped);

/** The texts of a body in blocks, which is sent as JSON; null for any other text. */
function textsOfBlocks(value: string): string[] | null {
  if (!value.startsWith('[[')) return null;
  try {
    const pairs: unknown = JSON.parse(value)?.[0]?.[1];
    if (!Array.isArray(pairs)) return null;
    return pairs.flatMap((pair) => [pair?.[1]?.Content, pair?.[1]?.Alt]).filter((text) => typeof text === 'string');
  } catch {
    return null;
  }
}

/** Not the address of a picture, which nobody typed. */
const isTyped = (text: string): boolean => text.trim() !== '' && !text.startsWith('/media/');
