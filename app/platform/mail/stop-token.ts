import { openSealedToken, sealToken } from '#app/platform/session/sealed-token.ts';

const PURPOSE = 'stop mails';

/** The token by which a member ends the mails about what is new. It works for as long as the secret stays. */
export const stopToken = (memberId: number, secret: string): string =>
  sealToken(String(memberId), { secret, purpose: PURPOSE });

/** The id of the member of a token, who may have deleted the account since; null when the token is none of ours. */
export function memberOfStopToken(token: string, secret: string): number | null {
  const value = openSealedToken(token, { secret, purpose: PURPOSE });
  return value === null ? null : Number(value);
}
