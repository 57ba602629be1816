import type { Endpoint } from 'payload';
import { mayWrite } from '../access.ts';
import { authorize } from '../requests/in-address.ts';
import { findPathProblem } from './path-problem.ts';

/**
 * Why a document cannot have a path, for the form while an editor types it: `{ problem }`, null when it can. Its parameters
 * are `path`, `collection`, and `id` of a document that has one.
 */
export const pathProblems: Endpoint = {
  path: '/path-problem',
  method: 'get',
  async handler(req) {
    authorize(req, mayWrite);
    const { path, collection, id } = req.query as Record<string, unknown>;
    const requested = { path: String(path ?? ''), collection: String(collection ?? ''), id: Number(id) || undefined };
    return Response.json({ problem: await findPathProblem(requested, req.payload.db.drizzle) });
  },
};
