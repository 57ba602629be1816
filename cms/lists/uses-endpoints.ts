import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { mayRead, roleOf } from '../access.ts';
import { listUses, listUsesTogether } from './list-uses.ts';

/** The most documents that are looked up together: a page of a list. */
const MAX_IDS = 100;

/**
 * What names documents, for the question before they are withdrawn: `/api/uses/{collection}/{id}` for one, and
 * `/api/uses/{collection}?id=…&id=…` for several, with the ids of those that are published.
 */
export const usesEndpoints: Endpoint[] = [
  {
    path: '/uses/:collection/:id',
    method: 'get',
    async handler(req) {
      const slug = collectionOf(req);
      const [id] = requireIds([String(req.routeParams?.id)], req);
      return Response.json({ uses: await listUses({ slug, id: Number(id) }, req.payload) });
    },
  },
  {
    path: '/uses/:collection',
    method: 'get',
    async handler(req) {
      const slug = collectionOf(req);
      const { searchParams } = new URL(req.url ?? '', 'http://localhost');
      return Response.json(await listUsesTogether(slug, requireIds(searchParams.getAll('id'), req), req.payload));
    },
  },
];

/** The collection in the address. Throws Forbidden without a session, and NotFound when it is not of documents. */
function collectionOf(req: PayloadRequest): string {
  if (!mayRead(roleOf(req))) throw new Forbidden(req.t);
  const slug = String(req.routeParams?.collection);
  const collection = req.payload.config.collections.find((one) => one.slug === slug);
  if (!collection?.custom?.kind) throw new NotFound(req.t);
  return slug;
}

function requireIds(ids: string[], req: PayloadRequest): number[] {
  if (ids.length > MAX_IDS || ids.some((id) => !/^\d{1,9}$/.test(id))) throw new NotFound(req.t);
  return ids.map(Number);
}
