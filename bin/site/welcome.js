import { DEMO_ACCOUNTS, DEMO_EDITORS, DEMO_PASSWORD } from '../../settings/demo.js';

/**
 * The message when the site answers.
 * @param {{ publicUrl: string, demo: boolean, local: boolean, cms: { disabledReason: string } }} settings
 * @param {string} time how long it took
 */
export function welcome({ publicUrl, demo, local, cms }, time) {
  const accounts = DEMO_ACCOUNTS.map(({ email }) => `    ${email}`).join('\n');
  return `
Niergenoten draait (na ${time}). Stoppen: Ctrl-C.

  Site        ${publicUrl}
  API         ${publicUrl}/api/docs
${demo && local ? `  Mails       ${publicUrl}/dev/mail\n\n  Inloggen met wachtwoord ${DEMO_PASSWORD}:\n${accounts}\n` : ''}
${cms.disabledReason ? `Het CMS start niet: ${cms.disabledReason}.` : 'Nu volgt het CMS, waar de redactie schrijft. De eerste keer duurt dat enkele minuten.'}
`;
}

/**
 * The message when the CMS answers as well.
 * @param {string} url
 * @param {boolean} demo whether the accounts of the demo are there (cms/commands/demo-users.ts)
 */
export function cmsWelcome(url, demo) {
  const users = DEMO_EDITORS.map(({ email, role }) => `    ${email.padEnd(28)}${role}\n`).join('');
  return `\n  CMS         ${url}/admin\n${demo ? `\n  Inloggen met wachtwoord ${DEMO_PASSWORD}:\n${users}` : ''}`;
}
