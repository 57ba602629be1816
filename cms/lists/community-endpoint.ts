import { type Endpoint, NotFound } from 'payload';
import { mayRead } from '../access.ts';
import { authorize } from '../requests/in-address.ts';
import { COMMUNITY_KINDS, listCommunityItems, searchCommunity } from './list-community-items.ts';
import { MAX_COMMUNITY_ITEMS } from './max-community-items.ts';

/** The longest search, and the longest key, that is looked up. */
const MAX_LENGTH = 200;

/** What is public of members, for a field of a form: `/api/community/{kind}?q=…`, or by the keys `?key=…&key=…`. */
export const communityEndpoint: Endpoint = {
  path: '/community/:kind',
  method: 'get',
  async handler(req) {
    authorize(req, mayRead);
    const kind = COMMUNITY_KINDS.find((one) => one === req.routeParams?.kind);
    if (!kind) throw new NotFound(req.t);
    const { searchParams } = new URL(req.url ?? '', 'http://localhost');
    const db = req.payload.db.drizzle;
    const keys = searchParams.getAll('key').slice(0, MAX_COMMUNITY_ITEMS).map(cut);
    const items =
      keys.length > 0
        ? await listCommunityItems(kind, keys, db)
        : await searchCommunity(kind, cut(searchParams.get('q') ?? ''), db);
    return Response.json({ items });
  },
};

const cut = (text: string): string => text.slice(0, MAX_LENGTH);
