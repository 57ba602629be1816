import type { Email } from 'postal-mime';

/** An entry of a digest, as it is in the mail. */
export interface MailedEntry {
  path: string;
  title: string;
  /** How much is new, in words. */
  label: string;
}

/** The entries of a digest, without those that count the others; each has the direction of its script (rules.md R51). */
export const entriesOf = ({ html = '' }: Pick<Email, 'html'>): MailedEntry[] =>
  [...html.matchAll(/<a href="https?:\/\/[^/"]+([^"]*)" dir="auto">([^<]*)<\/a><br\/>([^<]*)<\/li>/g)].map(
    ([, path = '', title = '', label = '']) => ({ path: path.replaceAll('&amp;', '&'), title, label }),
  );
