/**
 * The message when the site answers.
 * @param {{ publicUrl: string, demo: boolean, local: boolean, cms: { disabledReason: string } }} settings
 * @param {string} time how long it took
 */
export function welcome({ publicUrl, demo, local, cms }, time) {
  const accounts = ['deelnemer', 'moderator', 'beheerder', 'dietist', 'donor']
    .map((name) => `    ${name}@example.org`)
    .join('\n');
  return `
Niergenoten draait (na ${time}). Stoppen: Ctrl-C.

  Site        ${publicUrl}
  API         ${publicUrl}/api/docs
${demo && local ? `  Mails       ${publicUrl}/dev/mail\n\n  Inloggen met wachtwoord Nierdemo2026:\n${accounts}\n` : ''}
${cms.disabledReason ? `Het CMS start niet: ${cms.disabledReason}.` : 'Nu volgt het CMS, waar de redactie schrijft. De eerste keer duurt dat enkele minuten.'}
`;
}

/**
 * The message when the CMS answers as well.
 * @param {string} url
 * @param {boolean} demo whether the accounts of the demo are there (cms/commands/demo-users.ts)
 */
export function cmsWelcome(url, demo) {
  const accounts = `
  Inloggen met wachtwoord Nierdemo2026:
    redactie@example.org        beheerder
    eindredactie@example.org    eindredacteur
    redacteur@example.org       redacteur
`;
  return `\n  CMS         ${url}/admin\n${demo ? accounts : ''}`;
}
