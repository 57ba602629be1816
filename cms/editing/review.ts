import type { CollectionBeforeChangeHook, GroupField } from 'payload';
import { editorsOnly } from '../fields/editors-only.ts';

const isToReview = (_data: unknown, review: { state?: unknown } | undefined): boolean => review?.state === 'to-review';

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
      admin: { isClearable: false, description: 'Na het publiceren staat dit weer op ‘Niet gevraagd’.' },
    },
    {
      name: 'reviewer',
      type: 'relationship',
      relationTo: 'users',
      label: 'Beoordelaar',
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
      admin: { condition: isToReview, description: 'Alleen de redactie leest dit.' },
    },
  ],
});

/** Ends the review of a document that is published. */
export const endReview: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published' ? { ...data, review: { state: 'writing', reviewer: null, note: null } } : data;
