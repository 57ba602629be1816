import { keyedHash } from '#app/platform/session/token.ts';

/**
 * Identifies a digest, however often it is sent: a mailbox that gets two mails with one id shows one of them. Nobody can
 * tell from it who its reader is.
 */
export const digestId = ({ memberId, day }: { memberId: number; day: string }, secret: string): string =>
  keyedHash(secret, 'digest', `${memberId} ${day}`).toString('hex').slice(0, 32);
