import { z } from 'zod';
import { COMPLAINT_PHASES } from './complaint-phases.ts';
import { address, documentId, html, line, link, optionalLine, phoneNumber } from './fields.ts';
import { picture } from './picture.ts';

/**
 * The blocks that pages are made of. A block refers to another document by id: its title and address are read when the page
 * is rendered, so that they are never outdated. It refers to a group or conversation by the last part of its address.
 */

const slug = z.string().regex(/^[a-z0-9-]+$/, 'Dit is geen laatste deel van een adres.');

const shapes = {
  html: z.object({ html }),
  'html-with-title': z.object({ title: line, html }),
  'expandable-list': z.object({ title: optionalLine, items: z.array(z.object({ title: line, html })).min(1) }),
  summary: z.object({ html }),
  introduction: z.object({ html }),
  'call-to-action': z.object({ title: line, html: html.nullable(), button: link }),
  image: z.object({ picture, caption: optionalLine }),
  video: z.object({ video: documentId }),
  urgent: z.object({
    title: optionalLine,
    html,
    phones: z
      .array(z.object({ number: phoneNumber, description: optionalLine }))
      .min(1)
      .max(3),
  }),
  tip: z.object({ title: optionalLine, html }),
  // The parts of a page about a complaint, /klachten.
  'call-today': z.object({ html }),
  'causes-by-phase': z.object({ items: z.array(z.object({ phase: z.enum(COMPLAINT_PHASES), html })).min(1) }),
  'questions-to-ask': z.object({ items: z.array(z.object({ text: line })).min(1) }),
  quote: z.object({ text: line, source: optionalLine }),
  'external-link': z.object({ title: line, url: address, description: optionalLine }),
  'file-download': z.object({ file: documentId }),
  organisation: z.object({ organisation: documentId }),
  'internal-link': z.object({ page: documentId, title: optionalLine }),
  'recipe-link': z.object({ recipe: documentId }),
  'document-description': z.object({ title: line, html, picture: picture.nullable() }),
  'a-z-list': z.object({ title: optionalLine }),
  'group-teaser': z.object({ group: slug }),
  'conversation-teaser': z.object({ conversation: slug }),
  'featured-content': z.object({ title: optionalLine, pages: z.array(documentId).min(1).max(6) }),
  'page-link': z.object({ page: documentId, description: optionalLine }),
  'image-grid': z.object({
    items: z.array(z.object({ picture, title: optionalLine, url: address.nullable() })).min(1),
  }),
  'related-content': z.object({
    title: optionalLine,
    items: z
      .array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('document'), id: documentId }),
          z.object({ type: z.literal('blog-post'), id: z.int().positive() }),
          z.object({ type: z.literal('conversation'), slug }),
          z.object({ type: z.literal('external'), ...link.shape }),
        ]),
      )
      .min(1),
  }),
  'latest-news': z.object({ title: optionalLine }),
  'community-links': z.object({
    title: optionalLine,
    blogs: z.array(z.int().positive()),
    blogPosts: z.array(z.int().positive()),
    groups: z.array(slug),
    conversations: z.array(slug),
  }),
} as const;

type Shapes = typeof shapes;
export type LeafKind = keyof Shapes;
/** `id` identifies the block in its document. The CMS gives it, and it stays the same when the block moves. */
type LeafBlockOf<K extends LeafKind> = { kind: K; id: string } & z.output<Shapes[K]>;
export type LeafBlock = { [K in LeafKind]: LeafBlockOf<K> }[LeafKind];

const id = z.string().min(1);
const kinds = Object.keys(shapes) as LeafKind[];

const leafBlock = z.discriminatedUnion(
  'kind',
  kinds.map((kind) => z.object({ kind: z.literal(kind), id, ...shapes[kind].shape })) as unknown as [z.ZodObject],
) as unknown as z.ZodType<LeafBlock>;

/** A part of a page with a heading, to which a link can lead. It holds other blocks, but no sections. */
const pageSection = z.object({ kind: z.literal('page-section'), id, title: line, blocks: z.array(leafBlock) });

export const block = z.union([pageSection, leafBlock]);

export type PageSection = z.output<typeof pageSection>;
export type Block = LeafBlock | PageSection;
export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

export const BLOCK_KINDS: readonly BlockKind[] = [...kinds, 'page-section'];
