import { draftKind } from '#app/platform/drafts.ts';

/** The form for a message to a contact saves a draft, about that contact. */
export const messageDrafts = { message: draftKind('message') };
