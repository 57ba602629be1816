import { DAY } from '#app/platform/clock.ts';
import type { Role } from '#app/platform/session/viewer.ts';

/** How many readings a page has. */
export const READINGS_PAGE_SIZE = 20;

/** How long a reading is kept, in milliseconds: five years (NEN 7513). */
export const READING_KEPT = 5 * 365 * DAY;

/** What is read: somebody's profile, their question to a professional, or a message that was reported. */
export const READ_THINGS = ['profile', 'question', 'message'] as const;
export type ReadThing = (typeof READ_THINGS)[number];

/** The roles in which one reads what others may not, with what members call somebody who has it. */
export const READING_ROLES = {
  professional: 'Een diëtist',
  moderator: 'Een moderator',
  administrator: 'Een beheerder',
} as const satisfies Partial<Record<Role, string>>;
export type ReadingRole = keyof typeof READING_ROLES;
