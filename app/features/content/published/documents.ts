import { z } from 'zod';
import { block } from './blocks.ts';
import { address, day, documentId, html, line, link, optionalLine, pagePath, youtubeId } from './fields.ts';
import { FACTS_MAX, FACTS_WORDS_MAX, fitsNotice, HOUSE_RULES, type HouseRule } from './house-rules.ts';
import { picture } from './picture.ts';
import { MAX_QUESTION_LINE, MAX_QUESTION_LINES } from './question-lines.ts';
import { recipeParts } from './recipe.ts';

/**
 * The documents that the CMS publishes to the site (architecture.md, 'Publishing'): plain JSON, one kind for each
 * collection. The CMS validates with these schemas and shows their errors to the editor, so the site only gets valid
 * documents.
 */

/** The fields of every document. */
const documentFields = { id: documentId, title: line };

/** What search engines show of a page in place of its title and description; null for those themselves. */
const seo = z
  .object({ title: optionalLine, description: optionalLine })
  .nullish()
  .transform((texts) => texts ?? null);

/** Who wrote a text, and the professional who checked it with the day; null for what the editors did not say (R50). */
const authorship = {
  writtenBy: z
    .enum(['people', 'ai'])
    .nullish()
    .transform((writer) => writer ?? null),
  checkedBy: optionalLine,
  checkedOn: day.nullish().transform((checked) => checked ?? null),
};

/** How people would ask for a page, in their own words: for the search alone. What pages read of a document has none. */
const questionLines = z.array(line.max(MAX_QUESTION_LINE)).max(MAX_QUESTION_LINES).optional();

/** The concepts that a page is about, that which it is about most of all first. */
const concepts = z.array(documentId).max(5).optional();

/** The fields of every page. Teasers and search engines show its description and picture. */
const pageFields = {
  ...documentFields,
  path: pagePath,
  description: optionalLine,
  picture: picture.nullable(),
  blocks: z.array(block),
  seo,
  ...authorship,
  concepts,
  questionLines,
  changedAt: z.iso.datetime(),
};

/** A page of others that the editors used, and the day on which they read it where it is known. */
const source = z.object({ title: line, organisation: line, url: address, consultedOn: day.nullable() });

/** A page on any path; `parent` gives its breadcrumbs. */
const contentPage = z.object({
  kind: z.literal('content-page'),
  ...pageFields,
  subtitle: optionalLine,
  parent: documentId.nullable(),
  sources: z.array(source).optional(),
});

const landingPage = z.object({ kind: z.literal('landing-page'), ...pageFields, button: link.nullable() });

/** A dossier: `/bibliotheek/{id}-{slug}`. */
const topic = z.object({ kind: z.literal('topic'), ...pageFields });

/** An article in a dossier, or below another article of it: its `parent`. `position` orders it among its siblings. */
const medicalArticle = z.object({
  kind: z.literal('medical-article'),
  ...pageFields,
  parent: documentId,
  position: z.int(),
  author: optionalLine.transform((name) => name ?? '-'),
  /** When its contents were last reviewed; null: the site shows the day of its last change. */
  updatedOn: day.nullable(),
  /** When the editors plan the next review. Readers never see it. */
  reviewOn: day.nullable(),
  /** Who reviewed it. */
  organisations: z.array(documentId),
  experts: z.array(documentId),
  sources: z.array(source),
  related: z.array(documentId),
});

/** `/advies/{id}-{slug}`. */
const adviceTopic = z.object({
  kind: z.literal('advice-topic'),
  ...pageFields,
  subtitle: optionalLine,
  isDiet: z.boolean(),
  phone: link.nullable(),
  position: z.int(),
});

/** Lists read these as integers of PostgreSQL: a number that does not fit would break every list with the recipe. */
const MAX_PEOPLE = 1000;
const MAX_MINUTES = 100_000;

const recipe = z.object({
  kind: z.literal('recipe'),
  ...pageFields,
  altTitle: optionalLine,
  introduction: optionalLine,
  amountOfPeople: z.int().positive().max(MAX_PEOPLE),
  minutesNeeded: z.int().positive().max(MAX_MINUTES),
  /** Minutes; 0 for none. */
  waitingTime: z.int().nonnegative().max(MAX_MINUTES),
  types: z.array(documentId),
  ...recipeParts,
});

const recipeType = z.object({
  kind: z.literal('recipe-type'),
  ...documentFields,
  /** What it says of a recipe: which course of a meal it is, or for which diet it is. */
  group: z.enum(['course', 'diet']).catch('course'),
  /** What it means: of a diet, how much a portion has at most or at least. */
  description: optionalLine,
  position: z.int(),
});

const newsArticle = z.object({
  kind: z.literal('news-article'),
  ...pageFields,
  introduction: optionalLine,
  publicationDate: day,
  tag: documentId.nullable(),
});

const newsTag = z.object({
  kind: z.literal('news-tag'),
  ...documentFields,
  colour: z.enum(['blue', 'pink', 'grey']).catch('grey'),
});

const themeList = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('recipes'), recipes: z.array(documentId) }),
  z.object({ type: z.literal('library'), dossiers: z.array(documentId), articles: z.array(documentId) }),
  z.object({ type: z.literal('blog-posts'), blogPosts: z.array(z.int().positive()) }),
  z.object({ type: z.literal('conversations'), conversations: z.array(z.string().min(1)) }),
]);

/** A theme of the home page, with up to three lists. */
const theme = z.object({
  kind: z.literal('theme'),
  ...documentFields,
  introduction: line,
  picture: picture.nullable(),
  lists: z.array(themeList).max(3),
  position: z.int(),
});

const testimonial = z.object({
  kind: z.literal('testimonial'),
  ...documentFields,
  role: line,
  quote: line,
  picture: picture.nullable(),
  position: z.int(),
});

/** A brochure or another file to download. */
const file = z.object({
  kind: z.literal('file'),
  ...documentFields,
  ...authorship,
  description: optionalLine,
  file: z.string().regex(/^[\w.-]+$/),
  type: z.string(),
  bytes: z.int().positive(),
  thumbnail: picture.nullable(),
  /** Whether the page with brochures lists it. */
  brochure: z.boolean(),
});

const video = z.object({
  kind: z.literal('video'),
  ...documentFields,
  description: optionalLine,
  youtubeId,
  picture: picture.nullable(),
  /** The spoken text, for readers who cannot hear or play the video. */
  transcript: z.object({ html }).nullable(),
});

const organisation = z.object({
  kind: z.literal('organisation'),
  ...documentFields,
  description: optionalLine,
  url: address.nullable(),
  logo: picture.nullable(),
});

/** `title` is the full name: 'dr. A. de Vries, internist-nefroloog'. */
const expert = z.object({
  kind: z.literal('expert'),
  ...documentFields,
  firstNameTitle: optionalLine,
  initials: line,
  lastName: line,
  lastNameTitle: optionalLine,
  /** Whether nobody has this name, as in a demo: an article says so under their name (choices.md 40). */
  invented: z.boolean(),
});

const menuLink = z.object({
  key: z.string().min(1),
  title: line,
  description: optionalLine,
  url: address,
  expanded: z.boolean(),
  enabled: z.boolean(),
});

/** An item with the items of its submenu, and the closing link of that submenu. */
const menuItem = menuLink.extend({ children: z.array(menuLink), allAbout: link.nullable() });

export type PublishedMenuItem = z.output<typeof menuItem>;

/** `name` identifies the menu in the menu call: 'main'. */
const menu = z.object({
  kind: z.literal('menu'),
  ...documentFields,
  name: z.string().regex(/^[a-z][a-z-]*$/),
  items: z.array(menuItem),
});

const redirect = z.object({ kind: z.literal('redirect'), ...documentFields, from: pagePath, to: address });

/**
 * A kidney matter with all its names: a search for any of them finds the pages about it. `title` is the name that the site
 * uses. 'Nierziekten A-Z' lists the names of each disease that a dossier or article is about first.
 */
const concept = z.object({
  kind: z.literal('concept'),
  ...documentFields,
  /** What people say, misspelt words included: no page shows it but the search, beside what is also called that. */
  layWords: z.array(line),
  medicalNames: z.array(line),
  brands: z.array(line),
  /** With what each stands for: 'FSGS (focale segmentale glomerulosclerose)'. */
  abbreviations: z.array(line),
  /** What it is a kind or a part of. */
  broader: z.array(documentId),
  /** What who searches for it wants next, and the other way round. */
  related: z.array(documentId),
  isDisease: z.boolean(),
});

/**
 * A word or abbreviation that readers may not know: `title`. It is explained where it first stands on a page, in this
 * spelling or one of the others.
 */
const definition = z.object({
  kind: z.literal('definition'),
  ...documentFields,
  spellings: z.array(line),
  description: line.max(300, 'Gebruik hoogstens 300 tekens.'),
  /** The page that tells more about it. */
  page: documentId.nullable(),
  /** The concept that it explains, by whose names who searches finds the explanation. */
  concept: documentId.nullable().optional(),
  ...authorship,
});

/** A sentence that belongs to a house rule; null for that of the site. */
const sentence = z.string().trim().max(FACTS_MAX);
const orNull = <T extends z.ZodType<string>>(text: T) => text.nullish().transform((written) => written || null);
const ofNotice = sentence.refine(fitsNotice, `Gebruik hoogstens ${FACTS_WORDS_MAX} woorden.`);

/** What belongs to a house rule where moderators choose it; no page shows it. `title` is the rule itself. */
const ruleText = z.object({
  kind: z.literal('rule-text'),
  ...documentFields,
  rule: z.enum(Object.keys(HOUSE_RULES) as [HouseRule, ...HouseRule[]], 'Kies een huisregel.'),
  /** About a text, and about what a member did. */
  facts: orNull(ofNotice),
  conduct: orNull(ofNotice),
  /** The beginning of a message to a member. */
  words: orNull(sentence),
});

export const publishedDocument = z.discriminatedUnion('kind', [
  contentPage,
  landingPage,
  topic,
  medicalArticle,
  adviceTopic,
  recipe,
  recipeType,
  newsArticle,
  newsTag,
  theme,
  testimonial,
  file,
  video,
  organisation,
  expert,
  menu,
  redirect,
  concept,
  definition,
  ruleText,
]);

/** The kinds of pages that have blocks. */
export const KINDS_WITH_BLOCKS: readonly string[] = publishedDocument.options
  .filter(({ shape }) => 'blocks' in shape)
  .map(({ shape }) => shape.kind.value);

export type PublishedDocument = z.output<typeof publishedDocument>;
export type DocumentKind = PublishedDocument['kind'];
export type DocumentOf<K extends DocumentKind> = Extract<PublishedDocument, { kind: K }>;
/** A document that has a path and blocks. */
export type PageDocument = Extract<PublishedDocument, { path: string }>;
