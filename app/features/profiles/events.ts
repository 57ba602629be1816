import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const payload = z.object({ memberId: z.int() });

/** A member opened their profile to everyone, or closed it to all but members. */
export const profileVisibilityChanged = eventKind({ name: 'profiles.visibility-changed', payload });

/** A member has another photo, or has one no more. */
export const photoChanged = eventKind({ name: 'profiles.photo-changed', payload });
