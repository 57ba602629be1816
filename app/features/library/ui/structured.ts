import type { Block } from '#app/features/content/published/blocks.ts';
import { PRODUCT } from '#app/product.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import type { PageDocument } from '../read-page.ts';
import { lastUpdate } from './document-facts.ts';

/** What search engines are told of a page: its place, its article, and the questions that it answers (spec §9). */
export function thingsOf(document: PageDocument, { crumbs, url }: { crumbs: readonly Crumb[]; url: string }): Thing[] {
  return [
    breadcrumbList(crumbs, url),
    ...(document.kind === 'medical-article' ? [article(document, url)] : []),
    ...faqPage(document.blocks),
  ];
}

const breadcrumbList = (crumbs: readonly Crumb[], url: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href && { item: new URL(href, url).href }),
  })),
});

const article = (document: Extract<PageDocument, { kind: 'medical-article' }>, url: string): Thing => ({
  '@type': 'MedicalWebPage',
  headline: document.title,
  ...(document.description && { description: document.description }),
  url,
  inLanguage: 'nl',
  dateModified: document.changedAt,
  lastReviewed: lastUpdate(document),
  author: document.author === '-' ? organisation : { '@type': 'Person', name: document.author },
  publisher: organisation,
  about: document.terms.map((name) => ({ '@type': 'MedicalEntity', name })),
});

const organisation: Thing = { '@type': 'Organization', name: PRODUCT };

/** The questions of lists that fold open, with their answers. */
function faqPage(blocks: readonly Block[]): Thing[] {
  const questions = listsIn(blocks).flatMap(({ items }) => items.filter(({ title }) => title.trim().endsWith('?')));
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: html },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const listsIn = (blocks: readonly Block[]): Extract<Block, { kind: 'expandable-list' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'expandable-list') return [block];
    return block.kind === 'page-section' ? listsIn(block.blocks) : [];
  });
