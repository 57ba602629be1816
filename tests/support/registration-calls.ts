import { request } from './request.ts';
import { solveCaptcha } from './solve-captcha.ts';
import type { TestSite } from './test-site.ts';

interface Mail {
  text?: string | undefined;
}

/**
 * Registering at a test site by its calls, and the tokens in the mails that come of it.
 */
export function registrationCalls(site: TestSite) {
  let count = 0;

  /** Registers an address under a username of its own. */
  async function register(Email: string, more: object = {}) {
    count += 1;
    const body = {
      Username: `aanvraag_${count}`,
      Email,
      Password: 'zonnebloem7',
      RelationshipId: 55362,
      TreatmentId: 0,
      Terms: true,
      NewsletterOptin: false,
      Recaptcha: await solveCaptcha(site.platform),
      ...more,
    };
    return { body, response: await request(site, 'POST', '/api/v1/Registration/Register', { body }) };
  }

  return {
    register,
    /** The token of the newest mail to an address. */
    tokenMailedTo: async (email: string): Promise<string> => tokensIn((await site.mailsTo(email))[0])[0] ?? '',
    confirm: (Token: string, Password = 'zonnebloem7') =>
      request(site, 'POST', '/api/v1/Registration/ConfirmEmail', { body: { Token, Password } }),
    logIn: (Email: string, Password: string) =>
      request(site, 'POST', '/api/v1/login/login', { body: { Email, Password } }),
    /** Whether a username is taken, as the call says it: 'true' or 'false'. */
    exists: async (Username: string) =>
      (await request(site, 'POST', '/api/v1/Registration/ExistsUsername', { body: { Username } })).body,
  };
}

/** The tokens in the links of a mail, each once. */
export const tokensIn = (mail: Mail | undefined): string[] => [
  ...new Set([...(mail?.text ?? '').matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token)),
];
