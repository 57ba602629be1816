import { z } from 'zod';
import { MESSAGE_MAX } from '#app/features/contacts/rules.ts';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { idField, longText } from '#app/platform/forms/fields.ts';
import { call, idParams, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';

/** A message to a contact. */
const messageBody = z.object({
  body: longText({
    max: MESSAGE_MAX,
    empty: 'Schrijf eerst een bericht',
    tooLong: 'Dit bericht is te lang. Gebruik niet meer dan 4000 tekens',
  }),
});

/** A message. `Read` says whether its recipient saw it; of a request its sender never learns that (rules.md R11). */
const message = z.object({
  Id: z.int(),
  UserId: z.int(),
  Body: z.string(),
  Created: z.iso.datetime(),
  Read: z.boolean(),
});

const inboxItem = z.object({
  User: userOnWire,
  IsPendingRequest: z.boolean(),
  IsSeen: z.boolean(),
  LastUpdate: z.iso.datetime(),
  Message: message,
});

export const messagesContract = {
  inbox: call({
    method: 'GET',
    path: '/api/v1/inbox/inbox',
    summary: 'Je contacten en de open verzoeken, elk met het laatste bericht; 204 als er geen zijn',
    access: 'member',
    query: pageQuery(100),
    response: { json: z.array(inboxItem) },
    orNoContent: true,
  }),
  thread: call({
    method: 'GET',
    path: '/api/v1/inbox/inbox/{id}',
    summary: 'De berichten met deze persoon, het oudste eerst: de laatste honderd, of die vóór het bericht `before`',
    access: 'member',
    params: idParams,
    query: z.object({ before: idField.optional() }),
    response: { json: z.array(message) },
  }),
  send: call({
    method: 'POST',
    path: '/api/v1/inbox/inbox/{id}',
    summary: 'Een contact een bericht sturen',
    access: 'member',
    params: idParams,
    body: messageBody,
    response: { json: message },
    once: true,
    limit: limits.write,
  }),
  seen: call({
    method: 'PUT',
    path: '/api/v1/inbox/inbox/{id}/seen',
    summary: 'De berichten van deze persoon als gezien markeren: alle, of die tot en met het nummer in Until',
    access: 'member',
    whilePaused: true,
    params: idParams,
    body: z.object({ Until: idField.optional() }),
    response: 'empty',
    limit: limits.toggle,
  }),
};
