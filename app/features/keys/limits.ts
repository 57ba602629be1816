import { perHour, perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const keysLimits = {
  /** Challenges to log in with a passkey: each view of the login page asks for one. */
  passkeyChallenge: rateLimit({ name: 'passkeyChallenge', rate: perMinute(120), byNetwork: true }),
  /** What a member does with their keys. */
  keyChange: rateLimit({ name: 'keyChange', rate: perHour(60) }),
  /** Codes of an app and recovery codes that are wrong, of one member from all networks: six digits are soon guessed. */
  secondFactorCode: rateLimit({ name: 'secondFactorCode', rate: perHour(10) }),
};
