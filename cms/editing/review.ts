import type { CollectionBeforeChangeHook, GroupField } from 'payload';
import { editorsOnly } from '../fields/editors-only.ts';

/** Whether a document, or what is sent of it, waits for a review. */
export const waitsForReview = (document: object | null | undefined): boolean =>
  (document as { review?: { state?: unknown } | null } | null | undefined)?.review?.state === 'to-review';

const isToReview = (_data: unknown, review: { state?: unknown } | undefined): boolean => review?.state === 'to-review';

/** What a document says of its review when nobody asks for one. */
export const NO_REVIEW = { state: 'writing', reviewer: null, note: null };

/** What an editor asks of another before a document is published. */
export const review: GroupField = editorsOnly({
  name: 'review',
  type: 'group',
  label: 'Beoordelen',
  admin: { position: 'sidebar', hideGutter: true },
  fields: [
    {
      name: 'state',
      type: 'select',
      label: 'Stand',
      defaultValue: 'writing',
      options: [
        { value: 'writing', label: 'Niet gevraagd' },
        { value: 'to-review', label: 'Ter beoordeling' },
      ],
      hooks: { beforeDuplicate: [() => NO_REVIEW.state] },
      admin: {
        readOnly: true, // the button hands in: chosen here, an incomplete draft would not be saved any more
        description: 'Dit verandert met ‘Dien in’ boven het formulier, en met publiceren.',
      },
    },
    {
      name: 'reviewer',
      type: 'relationship',
      relationTo: 'users',
      label: 'Beoordelaar',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        condition: isToReview,
        allowCreate: false,
        allowEdit: false,
        description: 'Ziet dit in het overzicht. Leeg: elke eindredacteur.',
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Waar let je op?',
      maxLength: 1000,
      hooks: { beforeDuplicate: [() => null] },
      admin: { condition: isToReview, description: 'Alleen de redactie leest dit.' },
    },
  ],
});

/**
 * Ends the review of a document that is published. One that comes back from an earlier version is a concept (choices.md 49),
 * which nobody has handed in.
 */
export const endReview: CollectionBeforeChangeHook = ({ data, req }) =>
  data._status === 'published' || req.context.isRestoringVersion ? { ...data, review: NO_REVIEW } : data;
