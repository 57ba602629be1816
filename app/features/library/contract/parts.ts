import { z } from 'zod';

/** The parts of pages and blocks on the wire, in the words of the wire. */

/** A picture; `href` is the path of its file. */
export const image = z.object({
  alt: z.string(),
  description: z.string().nullable(),
  href: z.string(),
  width: z.int(),
  height: z.int(),
});

/** A page in a list of pages. */
export const teaser = z.object({
  kind: z.string(),
  nid: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  path: z.string(),
});

/** A button; `uri` is a path on this site or an address elsewhere. */
export const button = z.object({ title: z.string(), uri: z.string() });

export const nullableText = z.string().nullable();
