import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayPublish, mayRead, type Role, roleOf } from '../access.ts';
import { listArticlesBelow, orderArticles } from './order-articles.ts';

const PATH = '/articles-below/:id';

const body = z.object({ ids: z.array(z.int().positive()).max(500) });

/** The articles directly below a dossier or article; a POST puts them in the order of `ids`. */
export const articlesBelowEndpoints: Endpoint[] = [
  {
    path: PATH,
    method: 'get',
    handler: async (req) => Response.json({ articles: await listArticlesBelow(parentOf(req, mayRead), req) }),
  },
  {
    path: PATH,
    method: 'post',
    async handler(req) {
      const parent = parentOf(req, mayPublish);
      const sent = body.safeParse(await req.json?.());
      if (!sent.success) throw new NotFound(req.t);
      await orderArticles(parent, sent.data.ids, req);
      return Response.json({ articles: await listArticlesBelow(parent, req) });
    },
  },
];

/** The id in the address. Throws Forbidden for who may not do this, and NotFound for what is no id. */
function parentOf(req: PayloadRequest, may: (role: Role | null) => boolean): number {
  if (!may(roleOf(req))) throw new Forbidden(req.t);
  const id = String(req.routeParams?.id);
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
  return Number(id);
}
