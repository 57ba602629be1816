import { type Endpoint, NotFound } from 'payload';
import { z } from 'zod';
import { mayPublish, mayRead } from '../access.ts';
import { authorize, idIn } from '../requests/in-address.ts';
import { listArticlesBelow, orderArticles } from './order-articles.ts';

const PATH = '/articles-below/:id';

const body = z.object({ ids: z.array(z.int().positive()).max(500) });

/** The articles directly below a dossier or article; a POST puts them in the order of `ids`. */
export const articlesBelowEndpoints: Endpoint[] = [
  {
    path: PATH,
    method: 'get',
    async handler(req) {
      authorize(req, mayRead);
      return Response.json({ articles: await listArticlesBelow(idIn(req), req) });
    },
  },
  {
    path: PATH,
    method: 'post',
    async handler(req) {
      authorize(req, mayPublish);
      const parent = idIn(req);
      const sent = body.safeParse(await req.json?.());
      if (!sent.success) throw new NotFound(req.t);
      await orderArticles(parent, sent.data.ids, req);
      return Response.json({ articles: await listArticlesBelow(parent, req) });
    },
  },
];
