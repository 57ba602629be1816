import { z } from 'zod';
import { idField, typedText } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { draftsLimits } from './limits.ts';

/** The maximum size of one draft: its number of fields, and the length of its JSON in characters. */
const FIELDS_MAX = 80;
const LENGTH_MAX = 50_000;

const TOO_LONG = 'Dit concept is te lang om te bewaren.';

/** The values of the fields of a form, by their names; for checkboxes the ticked values. */
const fields = z
  .record(z.string().regex(/^[A-Za-z][\w-]{0,39}$/), z.union([typedText(), z.array(typedText())]))
  .refine((all) => Object.keys(all).length <= FIELDS_MAX, TOO_LONG)
  .refine((all) => JSON.stringify(all).length <= LENGTH_MAX, TOO_LONG);

/**
 * `about` is an id: for a reaction of its conversation, for a new conversation of its group, for an edit of what is
 * edited.
 */
const draftParams = z.object({
  kind: z.string().regex(/^[a-z-]{1,40}$/),
  about: idField,
});

export const draftsContract = {
  read: call({
    method: 'GET',
    path: '/api/v1/drafts/{kind}/{about}',
    summary: 'Wat je aan het schrijven was; 204 als er niets is bewaard',
    access: 'member',
    params: draftParams,
    response: { json: z.object({ Fields: fields, BasedOn: z.iso.datetime().nullable(), Updated: z.iso.datetime() }) },
    orNoContent: true,
    background: true,
  }),
  save: call({
    method: 'PUT',
    path: '/api/v1/drafts/{kind}/{about}',
    summary:
      'Bewaren wat je aan het schrijven bent; Kept is false als het met deze Key al was verstuurd of als je dit niet (meer) mag bewaren',
    access: 'member',
    whilePaused: true,
    params: draftParams,
    body: z.object({
      Fields: fields,
      /** For an edit: the time of the version that is being edited. */
      BasedOn: z.iso.datetime().optional(),
      Key: z.string().min(8).max(100).optional(),
    }),
    response: { json: z.object({ Kept: z.boolean() }) },
    limit: draftsLimits.draft,
  }),
  discard: call({
    method: 'DELETE',
    path: '/api/v1/drafts/{kind}/{about}',
    summary: 'Een concept weggooien',
    access: 'member',
    params: draftParams,
    response: 'empty',
    limit: draftsLimits.draft,
  }),
};
