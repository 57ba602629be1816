import type { SessionMade } from './factory/members.ts';
import { tokensIn } from './registration-calls.ts';
import { request } from './request.ts';
import { solveCaptcha } from './solve-captcha.ts';
import type { TestSite } from './test-site.ts';

/** The newsletter at a test site by its calls and mails. */
export function newsletterCalls(site: TestSite) {
  const post = (call: string, body: object, as: SessionMade | null = null) =>
    request(site, 'POST', `/api/v1/newsletter/${call}`, { as, body });
  return {
    /** Asks for the newsletter: a visitor with a solved captcha. */
    ask: async (Email: string, as: SessionMade | null = null) =>
      post('request', { Email, ...(!as && { Recaptcha: await solveCaptcha(site.platform) }) }, as),
    /** The same, with this body. */
    askWith: (body: object, as: SessionMade | null = null) => post('request', body, as),
    confirm: (Token: string) => post('confirm', { Token }),
    unsubscribe: (Token: string) => post('unsubscribe', { Token }),
    /** The token in the newest mail to an address. */
    tokenMailedTo: async (email: string): Promise<string> => tokensIn((await site.mailsTo(email))[0])[0] ?? '',
    /** The addresses that are subscribed, among these. */
    subscribed: async (...emails: string[]): Promise<string[]> => {
      const query = site.platform.db.selectFrom('newsletterSubscription').select('email').orderBy('id');
      return (await query.where('email', 'in', emails).execute()).map(({ email }) => email);
    },
  };
}
