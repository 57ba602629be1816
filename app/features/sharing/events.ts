import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';
import { WIRE_TYPES } from './rules.ts';

/** Somebody shared a page by mail, with one or more recipients. */
export const pageShared = eventKind({
  name: 'sharing.page-shared',
  payload: z.object({ type: z.enum(WIRE_TYPES) }),
});
