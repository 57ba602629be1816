import { z } from 'zod';
import { typedText } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { draftsLimits } from './limits.ts';
import { DRAFT_FIELDS_MAX, DRAFT_LENGTH_MAX } from './rules.ts';

const TOO_LONG = 'Dit concept is te lang om te bewaren.';

/** What stands in the fields of a form, by their names; of boxes that are ticked the values. */
const fields = z
  .record(z.string().regex(/^[A-Za-z][\w-]{0,39}$/), z.union([typedText(), z.array(typedText())]))
  .refine((all) => Object.keys(all).length <= DRAFT_FIELDS_MAX, TOO_LONG)
  .refine((all) => JSON.stringify(all).length <= DRAFT_LENGTH_MAX, TOO_LONG);

/** `about` is the id of what is written with: for a reaction the conversation, for a new conversation the group; of an edit what is edited. */
const draftParams = z.object({
  kind: z.string().regex(/^[a-z-]{1,40}$/),
  about: z.coerce.number().int().positive().max(2_147_483_647),
});

export const draftsContract = {
  read: call({
    method: 'GET',
    path: '/api/v1/drafts/{kind}/{about}',
    summary: 'Wat je aan het schrijven was; 204 als er niets is bewaard',
    access: 'member',
    params: draftParams,
    answer: { json: z.object({ Fields: fields, BasedOn: z.iso.datetime().nullable(), Updated: z.iso.datetime() }) },
    orNothing: true,
    background: true,
  }),
  keep: call({
    method: 'PUT',
    path: '/api/v1/drafts/{kind}/{about}',
    summary: 'Bewaren wat je aan het schrijven bent; Kept is false als het met deze Key al was verstuurd',
    access: 'member',
    params: draftParams,
    body: z.object({
      Fields: fields,
      /** Of an edit: when the text that is being changed was written. */
      BasedOn: z.iso.datetime().optional(),
      Key: z.string().min(8).max(100).optional(),
    }),
    answer: { json: z.object({ Kept: z.boolean() }) },
    limit: draftsLimits.draft,
  }),
  discard: call({
    method: 'DELETE',
    path: '/api/v1/drafts/{kind}/{about}',
    summary: 'Een concept weggooien',
    access: 'member',
    params: draftParams,
    answer: 'nothing',
    limit: draftsLimits.draft,
  }),
};
