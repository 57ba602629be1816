import type { Role } from '#app/platform/session/viewer.ts';

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'Nierdemo2026';

/** The accounts to try the site with (choices.md 25). They exist in the demo only. */
export const DEMO_ACCOUNTS: readonly { email: string; username: string; roles: readonly Role[] }[] = [
  { email: 'deelnemer@example.org', username: 'Demodeelnemer', roles: [] },
  { email: 'moderator@example.org', username: 'Demomoderator', roles: ['moderator'] },
  { email: 'beheerder@example.org', username: 'Demobeheerder', roles: ['administrator'] },
  { email: 'dietist@example.org', username: 'Demodietist', roles: ['professional'] },
  { email: 'donor@example.org', username: 'Demodonor', roles: ['donor'] },
];
