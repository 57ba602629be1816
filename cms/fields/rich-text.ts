import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { PAGE_COLLECTIONS } from './references.ts';

/** The editor of all texts: what it can make, the site lets through (app/features/content/store/sanitise-html.ts). */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({
      enabledCollections: [...PAGE_COLLECTIONS],
      maxDepth: 0,
      fields: ({ defaultFields }) => defaultFields.filter((field) => !('name' in field && field.name === 'newTab')),
    }),
    BlockquoteFeature(),
    EXPERIMENTAL_TableFeature(),
    HorizontalRuleFeature(),
    FixedToolbarFeature(),
  ],
});

/** A text with headings, lists, links and tables. The site gets it as HTML, under this very name (published/parts.ts). */
export const html = (options: { label?: string; required?: boolean; description?: string } = {}): RichTextField => ({
  name: 'html',
  type: 'richText',
  label: options.label ?? 'Tekst',
  required: options.required ?? true,
  ...(options.description && { admin: { description: options.description } }),
});
