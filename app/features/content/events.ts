import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const payload = z.object({ documentId: z.int() });

/** A document is on the site that was not. */
export const documentPublished = eventKind({ name: 'content.document-published', payload });

/** A document on the site is another one than before. */
export const documentChanged = eventKind({ name: 'content.document-changed', payload });

/** A document is on the site no more. */
export const documentWithdrawn = eventKind({ name: 'content.document-withdrawn', payload });
