import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { contentWarningList } from '#app/platform/content-warnings/content-warnings-field.ts';

const author = userOnWire.extend({ IsModerator: z.boolean() });

/** A blog. One that is closed to the viewer has its title and last activity alone (rules.md R18). */
export const blogOnWire = z.object({
  Id: z.int(),
  Title: z.string(),
  Description: z.string().nullable(),
  Created: z.iso.datetime().nullable(),
  AmountOfFollowers: z.int().nullable(),
  AmountOfPosts: z.int().nullable(),
  User: author.nullable(),
  Role: z.object({ TermNumber: z.int(), Name: z.string() }).nullable(),
  LastActivity: z.iso.datetime(),
});

/** A post in a list. One that is closed to the viewer has the titles alone (rules.md R18). */
export const listedPostOnWire = z.object({
  Id: z.int(),
  Title: z.string(),
  Description: z.string().nullable(),
  Created: z.iso.datetime().nullable(),
  BlogId: z.int(),
  BlogTitle: z.string(),
  Owner: author.nullable(),
  /** What it is about that not everybody wants to read at once; absent for nothing. */
  ContentWarnings: contentWarningList.optional(),
});

/** A whole post. Its `Body` is JSON as text. */
export const postOnWire = listedPostOnWire.extend({ Body: z.string() });
