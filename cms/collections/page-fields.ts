import type { Field, NumberField, RelationshipField, TextField } from 'payload';
import type { PageDocument } from '../../app/features/content/published/documents.ts';
import { MAX_QUESTION_LINE, MAX_QUESTION_LINES } from '../../app/features/content/published/question-lines.ts';
import { blocks } from '../blocks/all.ts';
import { blocksOfKind } from '../blocks/blocks-of-kind.ts';
import { authorship } from '../fields/authorship.ts';
import { picture, references } from '../fields/references.ts';
import { seo } from '../fields/seo.ts';
import { description, listed, listedTitle } from '../fields/texts.ts';

/** What each block is for, in the block picker. */
const pickerLines = {
  path: '/admin/block-lines.tsx#BlockLines',
  clientProps: { lines: Object.fromEntries(blocks.map(({ slug, custom }) => [slug, custom?.help])) },
};

/** How people would ask for a page, which is for the search alone (docs/search.md). */
const questionLines: TextField = {
  name: 'questionLines',
  type: 'text',
  label: 'Zo vragen mensen het',
  hasMany: true,
  maxRows: MAX_QUESTION_LINES,
  maxLength: MAX_QUESTION_LINE,
  admin: {
    description:
      'Acht tot vijftien manieren waarop lezers dit zouden zoeken of vragen: gewone woorden, hele zinnen, ook streektaal en verkeerde woorden. Alleen wat deze pagina beantwoordt. Lezers zien dit niet op de pagina; de zoekfunctie kan een regel wel voorstellen. Enter na elke regel.',
    components: { afterInput: ['/admin/not-found.tsx#NotFound'] },
  },
};

/** The fields of a page, in the order of the contract; those of its kind, `own`, come before its blocks. */
export const pageFields = (kind: PageDocument['kind'], path: TextField, own: Field[] = []): Field[] => [
  listedTitle(),
  path,
  listed(
    description({
      label: 'Korte omschrijving',
      help: 'In lijsten en zoekmachines: waar gaat de pagina over, in een of twee zinnen?',
    }),
  ),
  picture({ description: 'Bij de titel, in lijsten en als iemand de pagina deelt.' }),
  ...own,
  ...authorship,
  {
    name: 'blocks',
    type: 'blocks',
    label: 'Inhoud',
    labels: { singular: 'onderdeel', plural: 'onderdelen' },
    blocks: [],
    blockReferences: blocks.map(({ slug }) => slug) as never,
    filterOptions: blocksOfKind(kind),
    admin: { initCollapsed: true, components: { beforeInput: [pickerLines] } },
  },
  {
    ...references('concepts', {
      name: 'concepts',
      label: 'Waar gaat dit over',
      description: 'Een tot vijf onderwerpen; het belangrijkste eerst. Wie een van hun namen zoekt, vindt deze pagina.',
    }),
    maxRows: 5,
  } as RelationshipField,
  questionLines,
  seo,
];

/** The order of a document among its siblings. */
export const position: NumberField = {
  name: 'position',
  type: 'number',
  label: 'Volgorde',
  required: true,
  defaultValue: 0,
  validate: (value: unknown) => Number.isInteger(value) || 'Vul een heel getal in.',
  admin: { position: 'sidebar', description: 'Een lager getal staat eerder.' },
};
