const MAX_WORDS = 6;

/**
 * The words in the last part of a path, to search for what is not there: letters alone, so that nobody can make a link with
 * which the page shows a number or an address.
 */
export function wordsOfPath(path: string): string {
  const last = path.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';
  const words = decode(last).match(/\p{L}{2,}/gu) ?? [];
  return words.slice(0, MAX_WORDS).join(' ');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // a path that is not encoded as it should be
  }
}
