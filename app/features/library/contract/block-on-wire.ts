import { z } from 'zod';
import type { LeafKind } from '#app/features/content/published/blocks.ts';
import { COMPLAINT_PHASES } from '#app/features/content/published/complaint-phases.ts';
import { button, image, nullableText, teaser } from './parts.ts';

/**
 * The blocks of a page on the wire, complete: with the titles and addresses of what they refer to. In each, `path` is a
 * path on this site, and `href` one or an address elsewhere.
 */

const html = z.string();

/** A group, conversation, blog or blog post; `path` is null for one that this reader cannot see. */
const communityTeaser = z.object({ title: z.string(), description: nullableText, path: nullableText });

const pageTeaser = teaser.extend({ image: image.nullable() });

const shapes = {
  html: z.object({ html }),
  'html-with-title': z.object({ title: z.string(), html }),
  'expandable-list': z.object({ title: nullableText, items: z.array(z.object({ title: z.string(), html })) }),
  summary: z.object({ html }),
  introduction: z.object({ html }),
  'call-to-action': z.object({ title: z.string(), html: nullableText, button }),
  image: z.object({ ...image.shape, caption: nullableText }),
  video: z.object({
    src: z.string(),
    displayUrl: z.string(),
    name: z.string(),
    description: nullableText,
    transcript: nullableText,
  }),
  urgent: z.object({
    title: nullableText,
    html,
    phones: z.array(z.object({ number: z.string(), description: nullableText })),
  }),
  tip: z.object({ title: nullableText, html }),
  'call-today': z.object({ html }),
  'causes-by-phase': z.object({ items: z.array(z.object({ phase: z.enum(COMPLAINT_PHASES), html })) }),
  'questions-to-ask': z.object({ items: z.array(z.object({ text: z.string() })) }),
  quote: z.object({ text: z.string(), source: nullableText }),
  'external-link': z.object({ title: z.string(), href: z.string(), description: nullableText }),
  'file-download': z.object({
    thumbnail: image.nullable(),
    href: z.string(),
    title: z.string(),
    description: nullableText,
  }),
  organisation: z.object({
    nid: z.int(),
    title: z.string(),
    description: nullableText,
    href: nullableText,
    image: image.nullable(),
  }),
  'internal-link': z.object({ title: z.string(), path: z.string() }),
  'recipe-link': z.object({
    nid: z.int(),
    title: z.string(),
    altTitle: nullableText,
    description: nullableText,
    path: z.string(),
    amountOfPeople: z.int(),
    minutesNeeded: z.int(),
    image: image.nullable(),
  }),
  'document-description': z.object({ title: z.string(), html, image: image.nullable() }),
  'a-z-list': z.object({ title: nullableText, items: z.array(z.object({ title: z.string(), path: z.string() })) }),
  'group-teaser': communityTeaser,
  'conversation-teaser': communityTeaser,
  'featured-content': z.object({ title: nullableText, items: z.array(pageTeaser) }),
  'page-link': z.object({ title: z.string(), description: nullableText, path: z.string(), image: image.nullable() }),
  'image-grid': z.object({ items: z.array(image.extend({ title: nullableText, link: nullableText })) }),
  'related-content': z.object({
    title: nullableText,
    items: z.array(z.object({ type: z.string(), title: z.string(), description: nullableText, href: nullableText })),
  }),
  'latest-news': z.object({
    title: nullableText,
    items: z.array(
      z.object({
        nid: z.int(),
        title: z.string(),
        path: z.string(),
        publicationDate: z.iso.date(),
        newsTag: z.object({ name: z.string(), colour: z.string() }).nullable(),
        image: image.nullable(),
      }),
    ),
  }),
  'community-links': z.object({
    title: nullableText,
    blogs: z.array(communityTeaser),
    blogPosts: z.array(communityTeaser),
    groups: z.array(communityTeaser),
    conversations: z.array(communityTeaser),
  }),
} satisfies Record<LeafKind, z.ZodObject>;

/** The fields of a block of this kind on the wire, beside its kind and id. */
export type FieldsOnWire<K extends LeafKind> = z.output<(typeof shapes)[K]>;

export type LeafOnWire = { [K in LeafKind]: { kind: K; id: string } & FieldsOnWire<K> }[LeafKind];

const id = z.string();

const leafBlock = z.discriminatedUnion(
  'kind',
  Object.entries(shapes).map(([kind, { shape }]) => z.object({ kind: z.literal(kind), id, ...shape })) as unknown as [
    z.ZodObject,
  ],
) as unknown as z.ZodType<LeafOnWire>;

/** A block, or a section with a title that has other blocks. */
export const blockOnWire = z.union([
  z.object({ kind: z.literal('page-section'), id, title: z.string(), blocks: z.array(leafBlock) }),
  leafBlock,
]);
