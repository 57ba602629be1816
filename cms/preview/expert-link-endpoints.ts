import { type CollectionSlug, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { mayWrite } from '../access.ts';
import { documentIn } from '../requests/in-address.ts';
import { findExpertLink, makeExpertLink, withdrawExpertLink } from './stored-expert-link.ts';

const PATH = '/expert-link/:collection/:id';

/**
 * The address of the preview of one document for somebody without an account, such as an expert who reads it before it is
 * published: `{ link }`, null when there is none. A POST makes one, which works for seven days; a DELETE withdraws it.
 */
export const expertLinkEndpoints: Endpoint[] = [
  {
    path: PATH,
    method: 'get',
    async handler(req) {
      return Response.json({ link: await findExpertLink(await documentOf(req), req.payload.db.drizzle) });
    },
  },
  {
    path: PATH,
    method: 'post',
    async handler(req) {
      const link = await makeExpertLink(await documentOf(req), req.payload.db.drizzle);
      if (!link) throw new NotFound(req.t);
      return Response.json({ link });
    },
  },
  {
    path: PATH,
    method: 'delete',
    async handler(req) {
      await withdrawExpertLink(await documentOf(req), req.payload.db.drizzle);
      return Response.json({ link: null });
    },
  },
];

/**
 * The id in the address. Throws NotFound for a document that is not there, is in the bin, or may not be read by this user.
 */
async function documentOf(req: PayloadRequest): Promise<number> {
  const { slug, id } = documentIn(req, mayWrite);
  await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return id;
}
