import { type CollectionSlug, type Endpoint, Forbidden, NotFound } from 'payload';
import { mayWrite, roleOf } from '../access.ts';
import { EXPERT_HOURS, previewAddress } from './address.ts';

/**
 * The address of the preview of one document for somebody without an account, such as an expert who reads it before it is
 * published: `/api/expert-link/{collection}/{id}`. It works for seven days.
 */
export const expertLinkEndpoint: Endpoint = {
  path: '/expert-link/:collection/:id',
  method: 'post',
  async handler(req) {
    if (!mayWrite(roleOf(req))) throw new Forbidden(req.t);
    const { collection: slug, id } = req.routeParams as { collection: string; id: string };
    const collection = req.payload.config.collections.find((one) => one.slug === slug);
    if (!collection?.custom?.kind || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
    // Throws NotFound for a document that is not there, is in the bin, or may not be read by this user.
    await req.payload.findByID({
      collection: slug as CollectionSlug,
      id: Number(id),
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    const url = previewAddress(Number(id), EXPERT_HOURS);
    if (!url) throw new NotFound(req.t);
    return Response.json({ url, until: Number(new URL(url).searchParams.get('tot')) });
  },
};
