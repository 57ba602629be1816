import { draftKind } from '#app/platform/drafts.ts';

/** The forms of contacts that save a draft: the first message to a person, about that person. */
export const contactDrafts = {
  request: draftKind('contact-request'),
};
