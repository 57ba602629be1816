import { perHour, perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

/** Counted by network instead of by member, because logging in must not give somebody extra attempts. */
const byNetwork = true;

const byToken = true;

export const accountsLimits = {
  usernameLookup: rateLimit({ name: 'usernameLookup', rate: perMinute(20), byNetwork }), // rules.md R3
  /** Of logins only those that fail: many share the network of a ward (rules.md R2, R49). */
  login: rateLimit({ name: 'login', rate: perHour(100), byNetwork }),
  /** Counts each submission of the form, also those that are refused. */
  register: rateLimit({ name: 'register', rate: perHour(60), byNetwork }),
  // Requests for a mail that anybody can make for any address.
  forgotPassword: rateLimit({ name: 'forgotPassword', rate: perHour(10), byNetwork }),
  reconfirmEmail: rateLimit({ name: 'reconfirmEmail', rate: perHour(10), byNetwork }),
  requestLoginLink: rateLimit({ name: 'requestLoginLink', rate: perHour(10), byNetwork }),
  /** The second step of a login: what is wrong counts for its member too. */
  loginCode: rateLimit({ name: 'loginCode', rate: perHour(100), byNetwork }),
  // The links of mails, each with a limit of its own (rules.md R49).
  confirmEmail: rateLimit({ name: 'confirmEmail', rate: perHour(100), byNetwork, byToken }),
  resetPassword: rateLimit({ name: 'resetPassword', rate: perHour(100), byNetwork, byToken }),
  loginLink: rateLimit({ name: 'loginLink', rate: perHour(100), byNetwork, byToken }),
  confirmNewEmail: rateLimit({ name: 'confirmNewEmail', rate: perHour(100), byNetwork, byToken }),
  /** Such mails of one kind to one address, the first mail of a registration included, whichever network requests them. */
  mailToAddress: rateLimit({ name: 'mailToAddress', rate: perHour(5) }),
  /** What a member does with their password: changes of the account, and its deletion. */
  accountChange: rateLimit({ name: 'accountChange', rate: perHour(20) }),
  /** Links in mails that end them. Many, because a provider of mail uses those of all its users from one network. */
  mailLink: rateLimit({ name: 'mailLink', rate: perMinute(300), byNetwork }),
  captcha: rateLimit({ name: 'captcha', rate: perMinute(60), byNetwork }),
};
