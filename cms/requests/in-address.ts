import { Forbidden, NotFound, type PayloadRequest } from 'payload';
import { type Role, roleOf } from '../access.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';

/** One of the rules of access.ts. */
type May = (role: Role | null) => boolean;

/** The document in an address with `:collection/:id`. Throws as `collectionIn` does, and NotFound for what is no id. */
export const documentIn = (req: PayloadRequest, may: May): DocumentKey => ({
  slug: collectionIn(req, may),
  id: idIn(req),
});

/** The `:collection` in an address. Throws Forbidden for who may not do this, then NotFound when it is not of documents. */
export function collectionIn(req: PayloadRequest, may: May): string {
  authorize(req, may);
  const slug = String(req.routeParams?.collection);
  const collection = req.payload.config.collections.find((one) => one.slug === slug);
  if (!collection?.custom?.kind) throw new NotFound(req.t);
  return slug;
}

/** The id in an address, after who asks is authorized. Throws NotFound for what is no id. */
export const idIn = (req: PayloadRequest, name = 'id'): number => requireId(String(req.routeParams?.[name]), req);

/** The id that a request names. Throws NotFound for what is no id. */
export function requireId(text: string, req: PayloadRequest): number {
  if (!/^\d{1,9}$/.test(text)) throw new NotFound(req.t);
  return Number(text);
}

/** Throws Forbidden for who may not do this. */
export function authorize(req: PayloadRequest, may: May): void {
  if (!may(roleOf(req))) throw new Forbidden(req.t);
}
