import { z } from 'zod';
import { toLine } from '#app/platform/clean-text.ts';
import { call, cappedSize } from '#app/platform/http/calls/contract.ts';
import { searchLimits } from './limits.ts';
import { PILLARS } from './paths.ts';
import { MAX_BOOST, SEARCH_PAGE_SIZE, TERM_MAX } from './rules.ts';

const term = z.string().max(TERM_MAX, `Gebruik hoogstens ${TERM_MAX} tekens.`).transform(toLine);
const boost = z.coerce.number().int().min(1).max(MAX_BOOST).default(1);

/** A result (choices.md 12). */
const result = z.object({
  Id: z.string(),
  Title: z.string(),
  /** Its preview; empty for what is locked for the viewer (rules.md R19). */
  Introduction: z.string(),
  DocType: z.enum([
    'Group',
    'Blog',
    'BlogPost',
    'Conversation',
    'Article',
    'Topic',
    'Recipe',
    'ContentPage',
    'LandingPage',
    'News',
    'Advice',
  ]),
  Data: z.object({
    Path: z.string(),
    Public: z.boolean(),
    ParentId: z.string().nullable(),
    ParentName: z.string().nullable(),
    ItemId: z.string(),
    ItemName: z.string(),
    ConversationLastActivity: z.iso.datetime().nullable(),
  }),
});

export const searchContract = {
  search: call({
    method: 'GET',
    path: '/api/v1/Search',
    summary: 'Zoek in alles wat deze lezer mag zien; een pagina met resultaten',
    access: 'anyone',
    query: z.object({
      query: term,
      pillar: z.enum(PILLARS).default('all'),
      boost,
      page_index: z.coerce.number().int().min(0).max(1_000_000).default(0),
      page_size: cappedSize(SEARCH_PAGE_SIZE),
    }),
    limit: searchLimits.search,
    response: { json: z.array(result) },
  }),
  count: call({
    method: 'GET',
    path: '/api/v1/Search/count',
    summary: 'Hoeveel er is gevonden, ook per onderdeel; More zegt dat er meer is dan is geteld',
    access: 'anyone',
    query: z.object({ query: term, boost }),
    limit: searchLimits.search,
    response: { json: z.record(z.enum(PILLARS), z.object({ Found: z.int(), More: z.boolean() })) },
  }),
  synonyms: call({
    method: 'GET',
    path: '/api/v1/Search/synonyms',
    summary: 'De woorden waarop ook wordt gezocht',
    access: 'anyone',
    query: z.object({ query: term }),
    limit: searchLimits.search,
    response: { json: z.array(z.string()) },
  }),
  scopes: call({
    method: 'GET',
    path: '/api/v1/Search/scopes',
    summary: 'Wat de woorden betekenen waarop wordt gezocht',
    access: 'anyone',
    query: z.object({ query: term }),
    limit: searchLimits.search,
    response: { json: z.array(z.object({ Name: z.string(), Description: z.string() })) },
  }),
  suggest: call({
    method: 'GET',
    path: '/api/v1/Search/suggest/{query}',
    summary: 'Voorstellen die beginnen met wat is getypt, of het laatste woord ervan hebben',
    access: 'anyone',
    params: z.object({ query: term }),
    limit: searchLimits.suggest,
    response: { json: z.array(z.string()) },
  }),
};
