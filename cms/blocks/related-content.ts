import { number, slug } from '../fields/community.ts';
import { onlyForType } from '../fields/only-for-type.ts';
import { page } from '../fields/references.ts';
import { optionalTitle, title, url } from '../fields/texts.ts';
import { titledRows } from '../fields/titled-rows.ts';
import { pageBlock } from './page-block.ts';

export const relatedContent = pageBlock(
  {
    slug: 'related-content',
    group: 'links',
    labels: ['Lijst om verder te lezen', 'Lijsten om verder te lezen'],
    help: 'Een lijstje onderaan met wat de lezer hierna kan lezen: van ons, van deelnemers en van andere sites.',
  },
  [
    optionalTitle,
    {
      name: 'items',
      type: 'array',
      label: 'Waarnaar',
      labels: { singular: 'verwijzing', plural: 'verwijzingen' },
      required: true,
      minRows: 1,
      admin: titledRows,
      fields: [
        {
          name: 'type',
          type: 'select',
          label: 'Soort',
          required: true,
          defaultValue: 'document',
          options: [
            { value: 'document', label: 'Pagina, dossier, artikel of recept' },
            { value: 'blog-post', label: 'Blogbericht van een deelnemer' },
            { value: 'conversation', label: 'Gesprek in een groep' },
            { value: 'external', label: 'Andere site' },
          ],
        },
        onlyForType('document', page({ name: 'document', label: 'Pagina', required: true })),
        onlyForType('blog-post', number('blog-post', 'blogPost', 'Blogbericht')),
        onlyForType('conversation', slug('conversation', 'slug', 'Gesprek')),
        onlyForType('external', title()),
        onlyForType('external', url({ required: true })),
      ],
    },
  ],
);
