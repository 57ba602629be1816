import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { contentWarningList } from '#app/platform/content-warnings/content-warnings-field.ts';
import { call, idParams, idsQuery, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { CONVERSATIONS_PAGE_SIZE, LISTED_BY_IDS_MAX, TERMS_MAX } from '../rules.ts';

/** A conversation in a list; if it is closed to the viewer, only its title (rules.md R18). */
export const conversationOnList = z.object({
  Conversation: z.object({ Id: z.int(), Title: z.string(), Public: z.boolean(), Slug: z.string() }),
  Group: z.object({ Title: z.string(), Slug: z.string() }),
  Owner: userOnWire.nullable(),
  LastReactionAuthor: userOnWire.nullable(),
  LastActivity: z.iso.datetime(),
  NumberOfReactions: z.int().nullable(),
  /** What it is about that not everybody wants to read at once; absent for nothing. */
  ContentWarnings: contentWarningList.optional(),
});

export const listCalls = {
  inGroup: call({
    method: 'GET',
    path: '/api/v1/groups/{id}/conversations',
    summary: 'De gesprekken van een groep, het laatst gebruikte eerst',
    access: 'anyone',
    params: idParams,
    query: pageQuery(CONVERSATIONS_PAGE_SIZE),
    response: { json: pageOf(conversationOnList) },
  }),
  active: call({
    method: 'GET',
    path: '/api/v1/conversations/active',
    summary: 'De gesprekken met de laatste bijdragen',
    access: 'anyone',
    query: pageQuery(CONVERSATIONS_PAGE_SIZE),
    response: { json: pageOf(conversationOnList) },
  }),
  inGroupByTerms: call({
    method: 'GET',
    path: '/api/v1/groups/{id}/conversations/filterbyterms',
    summary: 'De gesprekken van een groep over ten minste één van deze onderwerpen; zonder onderwerpen alle',
    access: 'anyone',
    params: idParams,
    query: pageQuery(CONVERSATIONS_PAGE_SIZE).extend({ groupTermIds: idsQuery({ max: TERMS_MAX }) }),
    response: { json: pageOf(conversationOnList) },
  }),
  followedInGroup: call({
    method: 'GET',
    path: '/api/v1/groups/{id}/followedconversations',
    summary: 'De gesprekken van een groep die je volgt',
    access: 'member',
    params: idParams,
    query: pageQuery(CONVERSATIONS_PAGE_SIZE),
    response: { json: pageOf(conversationOnList) },
  }),
  following: call({
    method: 'GET',
    path: '/api/v1/conversations/following',
    summary: 'De gesprekken die je volgt, van alle groepen',
    access: 'member',
    query: pageQuery(CONVERSATIONS_PAGE_SIZE),
    response: { json: pageOf(conversationOnList) },
  }),
  byIds: call({
    method: 'GET',
    path: '/api/v1/conversations/by-list-of-ids',
    summary: 'De gesprekken met deze nummers, in die volgorde; wat er niet is ontbreekt',
    access: 'anyone',
    query: z.object({ conversationIds: idsQuery({ min: 1, max: LISTED_BY_IDS_MAX }) }),
    response: { json: pageOf(conversationOnList) },
  }),
};
