/** The last part of a path: `nierziekten` of `https://…/groepen/nierziekten?page=2`. Editors may paste the whole address. */
export const lastPart = (text: string): string =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');
