import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
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

/** Cleans what is pasted from Word, Google Docs and elsewhere. */
const CleanPasteFeature = createServerFeature({
  feature: { ClientFeature: '/admin/paste/clean-paste.tsx#CleanPaste' },
  key: 'cleanPaste',
});

const LinkKeyFeature = createServerFeature({
  feature: { ClientFeature: '/admin/link-key.tsx#LinkKey' },
  key: 'linkKey',
});

/** The editor of all rich texts. The site's sanitiser allows all that it can make (content/store/sanitise-html.ts). */
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
    CleanPasteFeature(),
    LinkKeyFeature(),
  ],
});

/** A rich text with headings, lists, links and tables. It is published as HTML with this name (published/fields.ts). */
export const html = (options: { label?: string; required?: boolean; description?: string } = {}): RichTextField => ({
  name: 'html',
  type: 'richText',
  label: options.label ?? 'Tekst',
  required: options.required ?? true,
  ...(options.description && { admin: { description: options.description } }),
});
