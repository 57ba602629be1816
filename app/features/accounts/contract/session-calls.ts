import { z } from 'zod';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';

/** A session of the viewer. Its Id reveals nothing about the token in the browser's cookie. */
const session = z.object({
  Id: z.int(),
  /** Browser and operating system, in Dutch. */
  Device: z.string(),
  Created: z.iso.datetime(),
  LastActive: z.iso.datetime(),
  /** Whether this is the session of the request. */
  Current: z.boolean(),
});

const timeLeft = { json: z.object({ SecondsLeft: z.int() }) };

/** The calls about where a member is logged in, and for how long. */
export const sessionCalls = {
  listSessions: call({
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'Waar je bent ingelogd, het laatst gebruikte eerst',
    access: 'member',
    response: { json: z.array(session) },
  }),
  checkSession: call({
    method: 'GET',
    path: '/api/v1/sessions/current',
    summary: 'Hoe lang je nog ingelogd blijft zonder iets te doen; dit vragen telt niet als activiteit',
    access: 'member',
    response: timeLeft,
    background: true,
  }),
  stayLoggedIn: call({
    method: 'POST',
    path: '/api/v1/sessions/current',
    summary: 'Ingelogd blijven: de tijd begint opnieuw te lopen',
    access: 'member',
    whilePaused: true,
    response: timeLeft,
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/v1/sessions/{id}',
    summary: 'Uitloggen op één apparaat',
    access: 'member',
    params: idParams,
    response: 'empty',
    limit: limits.write,
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/v1/sessions',
    summary: 'Overal uitloggen behalve hier',
    access: 'member',
    response: 'empty',
    limit: limits.write,
  }),
};
