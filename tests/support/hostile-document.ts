import type { Block, LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf, PublishedDocument } from '#app/features/content/published/documents.ts';
import { makeDocument, makePicture } from './documents.ts';

const idOf = (vector: string) => (kind: string) => `${kind}-${Math.abs(hash(vector))}`;

/** Ends with a marker, which shows a test that the text was rendered. */
const markedText = (vector: string) => (kind: string) => `${vector} ${MARKER}${idOf(vector)(kind)}.`;

/**
 * Every kind of block that has texts of its own, with the vector in each of them and in its HTML. In HTML the marker comes
 * first, because the vector may swallow what follows. `page` is what they link to: a harmless one, which each of them shows.
 */
function hostileBlocks(vector: string, page: number): Block[] {
  const [id, text] = [idOf(vector), markedText(vector)];
  const title = vector;
  const html = (kind: string) => `<p>${MARKER}${id(kind)}.</p><p>${vector}</p>${vector}`;
  const picture = { ...makePicture(vector), description: vector };
  const leaves: LeafBlock[] = [
    { kind: 'html', id: id('html'), html: html('html') },
    { kind: 'html-with-title', id: id('titled'), title, html: html('titled') },
    { kind: 'expandable-list', id: id('list'), title, items: [{ title, html: html('list') }] },
    { kind: 'summary', id: id('summary'), html: html('summary') },
    { kind: 'introduction', id: id('introduction'), html: html('introduction') },
    { kind: 'call-to-action', id: id('call'), title, html: html('call'), button: { title, url: '/bibliotheek' } },
    { kind: 'image', id: id('image'), picture, caption: text('image') },
    { kind: 'urgent', id: id('urgent'), title, html: html('urgent'), phones: [{ number: '112', description: vector }] },
    { kind: 'tip', id: id('tip'), title, html: html('tip') },
    { kind: 'call-today', id: id('today'), html: html('today') },
    { kind: 'causes-by-phase', id: id('causes'), items: [{ phase: 'anyone', html: html('causes') }] },
    { kind: 'questions-to-ask', id: id('asking'), items: [{ text: text('asking') }] },
    { kind: 'quote', id: id('quote'), text: vector, source: text('quote') },
    { kind: 'external-link', id: id('external'), title, url: 'https://example.org/', description: text('external') },
    { kind: 'internal-link', id: id('internal'), page, title: text('internal') },
    { kind: 'document-description', id: id('document'), title, html: html('document'), picture },
    { kind: 'featured-content', id: id('featured'), title: text('featured'), pages: [page] },
    { kind: 'page-link', id: id('page'), page, description: vector },
    { kind: 'image-grid', id: id('grid'), items: [{ picture, title: text('grid'), url: '/over' }] },
    {
      kind: 'related-content',
      id: id('related'),
      title,
      items: [{ type: 'external', title: text('related'), url: 'https://example.org/' }],
    },
  ];
  return [...leaves, { kind: 'page-section', id: id('section'), title: text('section'), blocks: leaves.slice(0, 3) }];
}

/**
 * The blocks that show other documents or lists of them, once a page: in `refs`, in what those lists hold, and in the titles are
 * all vectors already.
 */
function hostileLists(
  vectors: string,
  refs: { video: number; file: number; organisation: number; page: number },
): LeafBlock[] {
  const [id, text] = [idOf(vectors), markedText(vectors)];
  return [
    { kind: 'video', id: id('video'), video: refs.video },
    { kind: 'file-download', id: id('file'), file: refs.file },
    { kind: 'organisation', id: id('organisation'), organisation: refs.organisation },
    { kind: 'a-z-list', id: id('letters'), title: text('letters') },
    { kind: 'featured-content', id: id('shown'), title: text('shown'), pages: [refs.page] },
    { kind: 'page-link', id: id('topic'), page: refs.page, description: vectors },
    { kind: 'latest-news', id: id('news'), title: vectors },
    {
      ...{ kind: 'community-links', id: id('community'), title: vectors },
      ...{ blogs: [], blogPosts: [], groups: [], conversations: [] },
    },
  ];
}

const MARKER = 'merkteken-';

/** The markers in blocks, or in the text of a page that shows them. */
export const markersIn = (text: string): Set<string> => new Set(text.match(/merkteken-[a-z]+-\d+/g));

/** An article with vectors in all its texts, and the documents that it refers to, with the same vectors. */
export function hostileArticle(vectors: readonly string[], path: string): PublishedDocument[] {
  const [first = ''] = vectors;
  const text = vectors.join(' ');
  const picture = { ...makePicture(first), description: first };
  const topic = makeDocument('topic', { title: text, description: text, picture });
  const concept = makeDocument('concept', {
    title: text,
    medicalNames: [...vectors],
    abbreviations: [first],
    isDisease: true,
  });
  const video = makeDocument('video', { title: text, description: text, picture, transcript: { html: text } });
  const file = makeDocument('file', { title: text, description: text, thumbnail: picture });
  const organisation = makeDocument('organisation', { title: text, description: text, logo: picture });
  const expert = makeDocument('expert', {
    title: text,
    firstNameTitle: first,
    initials: first,
    lastName: first,
    lastNameTitle: first,
  });
  const harmless = makeDocument('content-page', { path: `${path}-gewoon`, title: 'Een gewone pagina' });
  const refs = { video: video.id, file: file.id, organisation: organisation.id, page: topic.id };
  const article: DocumentOf<'medical-article'> = makeDocument('medical-article', {
    ...{ path, title: text, description: text, author: first, concepts: [concept.id], picture, parent: topic.id },
    ...{ experts: [expert.id], organisations: [organisation.id], related: [topic.id] },
    sources: [{ title: text, organisation: first, url: 'https://example.org/', consultedOn: '2026-02-01' }],
    blocks: [...vectors.flatMap((vector) => hostileBlocks(vector, harmless.id)), ...hostileLists(text, refs)],
  });
  const child = makeDocument('medical-article', { path: `${path}-kind`, title: text, parent: article.id });
  return [concept, topic, video, file, organisation, expert, harmless, article, child];
}

const hash = (text: string): number =>
  Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7);
