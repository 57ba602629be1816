import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const payload = z.object({ documentId: z.int() });

/** A document that was not on the site was published. */
export const documentPublished = eventKind({ name: 'content.document-published', payload });

/** A document on the site changed. */
export const documentChanged = eventKind({ name: 'content.document-changed', payload });
