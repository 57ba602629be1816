import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { NO_REVIEW, waitsForReview } from './review.ts';

/*
 * A redacteur hands in a draft by asking for its review. The draft must then be right in every way in which a published
 * document must be (validated-drafts.ts, ../publish/validate), and its version is hers: no later save changes it
 * (version-origin.ts).
 */

/** Where a request remembers that its change hands in a draft. */
const KEY = 'handsIn';

/** Whether the change of this request hands in a draft. */
export const handsIn = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[KEY] === true;

interface SaveArgs {
  id?: number | string;
  autosave?: boolean;
  data?: { review?: { state?: unknown } | null };
}

/**
 * Notes whether a save hands in a draft. An automatic save neither hands in nor takes back: it may have begun before the
 * button was pressed, and end after it. A `beforeOperation` hook, after `lockChanged`.
 */
export const noteHandIn: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, autosave, data } = args as SaveArgs;
  const saves = (operation === 'create' || operation === 'update') && data?.review;
  const newest = saves ? await findNewest({ slug: collection.slug, id }, req) : null;
  const begins = !autosave && waitsForReview(data) && !waitsForReview(newest);
  req.context[KEY] = begins; // only now: a call with this request may give it another context
  if (!saves || !autosave) return args;
  const state = newest?.review?.state ?? NO_REVIEW.state;
  return { ...args, data: { ...data, review: { ...data.review, state } } };
};

/** The newest version of a document; null for a new one, and for many. */
const findNewest = async ({ slug, id }: { slug: string; id: number | string | undefined }, req: PayloadRequest) =>
  id === undefined
    ? null
    : req.payload.findByID({
        ...{ collection: slug as 'content-pages', id, draft: true, trash: true, depth: 0, disableErrors: true, req },
        select: { review: { state: true } },
      });
