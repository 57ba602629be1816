/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'Nierdemo2026';

/**
 * The accounts to try the site with, which the terminal shows (choices.md 25). They exist in the demo only.
 * @type {readonly { email: string, username: string, roles: readonly ('moderator' | 'administrator' | 'professional' | 'donor')[] }[]}
 */
export const DEMO_ACCOUNTS = [
  { email: 'deelnemer@example.org', username: 'Demodeelnemer', roles: [] },
  { email: 'moderator@example.org', username: 'Demomoderator', roles: ['moderator'] },
  { email: 'beheerder@example.org', username: 'Demobeheerder', roles: ['administrator'] },
  { email: 'dietist@example.org', username: 'Demodietist', roles: ['professional'] },
  { email: 'donor@example.org', username: 'Demodonor', roles: ['donor'] },
];

/**
 * The users to try the CMS with, one for each role.
 * @type {readonly { email: string, name: string, role: 'beheerder' | 'eindredacteur' | 'redacteur' }[]}
 */
export const DEMO_EDITORS = [
  { email: 'redactie@example.org', name: 'Marijke de Boer', role: 'beheerder' },
  { email: 'eindredactie@example.org', name: 'Joost Vermeulen', role: 'eindredacteur' },
  { email: 'redacteur@example.org', name: 'Samira Haddad', role: 'redacteur' },
];
