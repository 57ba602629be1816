import { z } from 'zod';
import { call, cappedSize, pageOf } from '#app/platform/http/calls/contract.ts';

const listType = z.enum(['None', 'Recipes', 'LibraryContent', 'BlogPosts', 'Conversations']);

/** A theme of the home page. */
const theme = z.object({
  Id: z.int(),
  Created: z.iso.datetime(),
  Title: z.string(),
  Introduction: z.string(),
  ImageURL: z.string().nullable(),
  ContentList1: listType,
  ContentList2: listType,
  ContentList3: listType,
  /** A post that is closed to this viewer has the titles alone (rules.md R18). */
  BlogPosts: z.array(
    z.object({
      BlogId: z.int(),
      BlogName: z.string(),
      Id: z.int(),
      Title: z.string(),
      Username: z.string().nullable(),
      RelationshipWithNiergenoten: z.string().nullable(),
      ReactionsCount: z.int().nullable(),
    }),
  ),
  /** A conversation that is closed to this viewer has its title alone (rules.md R18). */
  Conversations: z.array(
    z.object({
      Slug: z.string(),
      Title: z.string(),
      UsernameOwner: z.string().nullable(),
      ReactionsCount: z.int().nullable(),
    }),
  ),
  Recipes: z.array(z.object({ Id: z.int(), Title: z.string(), AmountOfPeople: z.int(), MinutesNeeded: z.int() })),
  Dossiers: z.array(z.object({ Id: z.int(), Title: z.string(), ArticleCount: z.int() })),
  Articles: z.array(z.object({ Path: z.string(), Title: z.string() })),
});

export const homeContract = {
  themes: call({
    method: 'GET',
    path: '/api/v1/themes',
    summary: 'De thema’s van de startpagina',
    access: 'anyone',
    query: z.object({ limit: cappedSize(10) }),
    response: { json: pageOf(theme) },
  }),
};
