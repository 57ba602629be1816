import { type Endpoint, Forbidden } from 'payload';
import { mayWrite, roleOf } from '../access.ts';
import { findPathProblem } from './path-problem.ts';

/**
 * Why a document cannot have a path, for the form while an editor types it: `{ problem }`, null when it can. Its parameters
 * are `path`, `collection`, and `id` of a document that has one.
 */
export const pathProblems: Endpoint = {
  path: '/path-problem',
  method: 'get',
  async handler(req) {
    if (!mayWrite(roleOf(req))) throw new Forbidden(req.t);
    const { path, collection, id } = req.query as Record<string, unknown>;
    const requested = { path: String(path ?? ''), collection: String(collection ?? ''), id: Number(id) || undefined };
    return Response.json({ problem: await findPathProblem(requested, req.payload.db.drizzle) });
  },
};
