import type { Endpoint, PayloadRequest, ServerFunction } from 'payload';
import { z } from 'zod';
import { mayRead } from '../access.ts';
import { EditorError } from '../editor-error.ts';
import { listScheduled } from '../lists/list-scheduled.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';
import { documentIn, idIn } from '../requests/in-address.ts';
import { schedulePublication, withdrawSchedule } from './schedule-publication.ts';

const PATH = '/schedules/:collection/:id';

const body = z.object({ publishes: z.boolean(), at: z.iso.datetime().transform((at) => new Date(at)) });

/**
 * What is scheduled for a document, in place of Payload's own server function: a POST adds `{ publishes, at }`, and a DELETE
 * of an item withdraws it. Each answers `{ scheduled }`, the list as it is then.
 */
export const scheduleEndpoints: Endpoint[] = [
  { path: PATH, method: 'get', handler: (req) => answerScheduled(documentIn(req, mayRead), req) },
  {
    path: PATH,
    method: 'post',
    async handler(req) {
      const document = documentIn(req, mayRead);
      const sent = body.safeParse(await req.json?.().catch(() => null));
      if (!sent.success) throw new EditorError('Kies wat er moet gebeuren, en een dag en tijd.', 400);
      await schedulePublication(document, sent.data, req);
      return answerScheduled(document, req);
    },
  },
  {
    path: `${PATH}/:job`,
    method: 'delete',
    async handler(req) {
      const document = documentIn(req, mayRead);
      await withdrawSchedule(document, idIn(req, 'job'), req);
      return answerScheduled(document, req);
    },
  },
];

/** Refuses Payload's own server function, which schedules for everybody with access to the admin. */
export const refuseServerFunction: ServerFunction = () => ({ error: 'Plan een publicatie met de knop ‘Plannen’.' });

async function answerScheduled(document: DocumentKey, { payload }: PayloadRequest): Promise<Response> {
  return Response.json({ scheduled: await listScheduled(payload, document) });
}
