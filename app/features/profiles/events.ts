import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const payload = z.object({ memberId: z.int() });

/** A member made their profile public, or visible to members only. */
export const profileVisibilityChanged = eventKind({ name: 'profiles.visibility-changed', payload });
