import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const payload = z.object({ memberId: z.int() });

/** A member made their profile public, or visible to members only. */
export const profileVisibilityChanged = eventKind({ name: 'profiles.visibility-changed', payload });

/** A member changed what their profile tells, or whom it tells that. */
export const profileChanged = eventKind({ name: 'profiles.changed', payload });

/** A member gave or withdrew consent to keep health data (rules.md R35). */
export const healthConsentChanged = eventKind({
  name: 'profiles.health-consent-changed',
  payload: payload.extend({ given: z.boolean() }),
});

/** A member replaced or removed their photo. */
export const photoChanged = eventKind({ name: 'profiles.photo-changed', payload });
