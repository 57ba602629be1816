import { z } from 'zod';
import { blockOnWire } from './block-on-wire.ts';
import { button, image, nullableText, teaser } from './parts.ts';

/** The CMS pages on the wire. Each type has fields of its own beside these. */
const pageFields = {
  nid: z.int(),
  title: z.string(),
  pathAlias: z.string(),
  description: nullableText,
  changed: z.iso.datetime(),
  image: image.nullable(),
  blocks: z.array(blockOnWire),
};

const contentPage = z.object({ ...pageFields, type: z.literal('content_page'), subtitle: nullableText });

const landingPage = z.object({
  ...pageFields,
  type: z.literal('landing_page'),
  introduction: nullableText,
  adviceButton: button.nullable(),
});

const topic = z.object({ ...pageFields, type: z.literal('topics') });

const advicePage = z.object({
  ...pageFields,
  type: z.literal('advice'),
  subtitle: nullableText,
  isDiet: z.boolean(),
  phone: z.object({ title: z.string(), url: z.string() }).nullable(),
});

const article = z.object({
  ...pageFields,
  type: z.literal('medical_article'),
  lastUpdate: z.iso.date(),
  authorName: z.string(),
  organisations: z.array(z.object({ nid: z.int(), title: z.string() })),
  experts: z.array(
    z.object({
      firstNameTitle: nullableText,
      initials: z.string(),
      lastName: z.string(),
      lastNameTitle: nullableText,
    }),
  ),
  thesaurusTerms: z.array(z.string()),
  relatedContent: z.array(teaser),
  nextArticle: teaser.nullable(),
  parentPage: teaser.nullable(),
  siblings: z.array(teaser),
  children: z.array(teaser),
});

export const page = z.discriminatedUnion('type', [contentPage, landingPage, topic, article, advicePage]);
