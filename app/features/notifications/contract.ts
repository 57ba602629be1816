import { z } from 'zod';
import { idField } from '#app/platform/forms/fields.ts';
import { call, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';

/** How many notifications a page of the list has (choices.md 30). */
export const NOTIFICATIONS_PAGE_SIZE = 10;

/** A notification. `Body` is HTML that we made. Who sees the list has read it, so the two flags are one. */
const notification = z.object({
  Id: z.int(),
  Body: z.string(),
  Created: z.iso.datetime(),
  Read: z.boolean(),
  IsSeen: z.boolean(),
});

const PATH = '/api/v1/CustomUser/notifications';

export const notificationsContract = {
  list: call({
    method: 'GET',
    path: PATH,
    summary: 'Je meldingen, de nieuwste eerst',
    access: 'member',
    query: pageQuery(NOTIFICATIONS_PAGE_SIZE),
    response: { json: z.array(notification) },
  }),
  markSeen: call({
    method: 'PUT',
    path: PATH,
    summary: 'Je meldingen als gelezen markeren: alle, of die tot en met het nummer in Until',
    access: 'member',
    whilePaused: true,
    body: z.object({ Until: idField.optional() }),
    response: 'empty',
    limit: limits.toggle,
  }),
  markSeenOnPage: call({
    method: 'PUT',
    path: `${PATH}/page`,
    summary: 'Je meldingen over wat de pagina Path laat zien als gelezen markeren; dit telt niet als activiteit',
    access: 'member',
    whilePaused: true,
    body: z.object({ Path: z.string().regex(/^\//).max(300) }),
    response: 'empty',
    limit: limits.toggle,
    background: true,
  }),
  latest: call({
    method: 'GET',
    path: '/api/v1/inbox/notifications',
    summary: 'Je nieuwste melding; 204 als er geen is',
    access: 'member',
    response: { json: notification },
    orNoContent: true,
  }),
  unread: call({
    method: 'GET',
    path: '/api/v1/CustomUser/unread',
    summary:
      'Hoeveel er nog ongelezen is, tot 100, buiten het gesprek op de pagina path; dit vragen telt niet als activiteit',
    access: 'member',
    query: z.object({ path: z.string().max(200).default('') }),
    response: {
      json: z.object({
        Messages: z.int(),
        Notifications: z.int(),
        Pause: z
          .string()
          .nullable()
          .describe('De code van het besluit waardoor je nu niet schrijft; null zolang je schrijft'),
        At: z.number().describe('Wanneer het geteld is, in milliseconden sinds 1970'),
      }),
    },
    background: true,
  }),
};
