import { stopNewsletterPath } from '../paths.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import type { listSubscriptions } from './list-subscriptions.ts';

interface Options {
  secret: string;
  publicUrl: URL;
  /** Called for each subscription that is left out. */
  onLeftOut: () => void;
}

/**
 * Renders subscriptions as lines of CSV (RFC 4180): address, date of the consent, link to unsubscribe. An address at which a
 * spreadsheet would see a formula is left out: to make it harmless we would have to change it, and mail nobody.
 */
export async function* renderCsv(
  subscriptions: ReturnType<typeof listSubscriptions>,
  { secret, publicUrl, onLeftOut }: Options,
): AsyncGenerator<string> {
  yield csvLine('E-mailadres', 'Aangemeld op', 'Afmeldlink');
  for await (const { email, subscribedAt } of subscriptions) {
    const link = new URL(stopNewsletterPath(unsubscribeToken(email, secret)), publicUrl).href;
    if (isHarmless(email)) yield csvLine(email, subscribedAt.toISOString(), link);
    else onLeftOut();
  }
}

/** A spreadsheet takes text for a formula that begins with =, +, -, @ or a control character, and maybe with others. */
const isHarmless = (text: string): boolean => /^\w/.test(text);

const csvLine = (...fields: string[]): string =>
  `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;
