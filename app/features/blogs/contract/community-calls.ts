import { z } from 'zod';
import { conversationOnList, groupOnWire } from '#app/features/conversations/contract.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { call, idsQuery, pageOf } from '#app/platform/http/calls/contract.ts';
import { LISTED_BY_IDS_MAX } from '../rules.ts';
import { blogOnWire, listedPostOnWire } from './shapes.ts';

/** The kinds by which a list names things, as search results name them. */
const kind = z.preprocess(
  (value) => (typeof value === 'string' && value.length < 20 ? value.toLowerCase() : value),
  z.enum(['blog', 'blogpost']),
);

const ids = idsQuery({ max: LISTED_BY_IDS_MAX });

export const communityCalls = {
  byIds: call({
    method: 'POST',
    path: '/api/v1/CustomBlog/by-list-of-ids',
    summary: 'De blogs en berichten met deze nummers, in die volgorde; wat er niet is ontbreekt',
    access: 'anyone',
    body: z
      .array(z.object({ id: idField, type: kind }))
      .min(1)
      .max(LISTED_BY_IDS_MAX, `Vraag er niet meer dan ${LISTED_BY_IDS_MAX} tegelijk op.`),
    response: {
      json: pageOf(
        z.discriminatedUnion('type', [
          z.object({ id: z.int(), type: z.literal('blog'), Item: blogOnWire }),
          z.object({ id: z.int(), type: z.literal('blogpost'), Item: listedPostOnWire }),
        ]),
      ),
    },
  }),
  communityContent: call({
    method: 'GET',
    path: '/api/communitycontent',
    summary: 'Blogs, berichten, groepen en gesprekken met deze nummers, voor kaarten in een artikel',
    access: 'anyone',
    query: z.object({ blogsIds: ids, blogpostIds: ids, groupIds: ids, conversationIds: ids }),
    response: {
      json: z.object({
        Blogs: z.array(blogOnWire),
        BlogPosts: z.array(listedPostOnWire),
        Groups: z.array(groupOnWire),
        Conversations: z.array(conversationOnList),
      }),
    },
  }),
};
