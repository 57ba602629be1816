import { z } from 'zod';
import { call, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';

/** How many groups a page of the list has. */
const GROUPS_PAGE_SIZE = 40;

/** A group on the wire. */
export const groupOnWire = z.object({
  Id: z.int(),
  Title: z.string(),
  Slug: z.string(),
  Created: z.iso.datetime(),
  Introduction: z.string(),
  Conversations: z.int(),
});

/** The calls about groups. */
export const groupCalls = {
  groups: call({
    method: 'GET',
    path: '/api/v1/groups/all',
    summary: 'Alle gespreksgroepen',
    access: 'anyone',
    query: pageQuery(GROUPS_PAGE_SIZE),
    response: { json: pageOf(groupOnWire) },
  }),
  groupBySlug: call({
    method: 'GET',
    path: '/api/v1/groups/slug/{slug}',
    summary: 'De groep met dit stuk van het adres',
    access: 'anyone',
    params: z.object({ slug: z.string().max(200) }),
    response: { json: groupOnWire },
  }),
  groupById: call({
    method: 'GET',
    path: '/api/v1/groups/{id}',
    summary: 'Een groep',
    access: 'anyone',
    params: idParams,
    response: { json: groupOnWire },
  }),
  groupTerms: call({
    method: 'GET',
    path: '/api/v1/groups/{id}/terms',
    summary: 'De onderwerpen van een groep',
    access: 'anyone',
    params: idParams,
    response: { json: pageOf(z.object({ GroupTermId: z.int(), Name: z.string() })) },
  }),
  groupModerators: call({
    method: 'GET',
    path: '/api/v1/groups/{id}/moderators',
    summary: 'De moderators van een groep',
    access: 'anyone',
    params: idParams,
    response: { json: pageOf(z.object({ Id: z.int(), Username: z.string() })) },
    orNoContent: true,
  }),
};
