import { normaliseAddress } from '#app/platform/mail/address.ts';
import { openSealedToken, sealToken } from '#app/platform/session/sealed-token.ts';

const PURPOSE = 'newsletter unsubscribe';

/**
 * The token of the link that ends the newsletter for an address. It is the address, so that it also works after the reader
 * came back (docs/decisions/unsubscribing.md).
 */
export const unsubscribeToken = (address: string, secret: string): string =>
  sealToken(normaliseAddress(address), { secret, purpose: PURPOSE });

/** The normalised address of a token, or null when it is none of ours. */
export const addressOfToken = (token: string, secret: string): string | null =>
  openSealedToken(token, { secret, purpose: PURPOSE });
