import { pageBlock } from './page-block.ts';

export const quote = pageBlock(
  { slug: 'quote', group: 'text', labels: ['Citaat', 'Citaten'], help: 'Wat iemand zei, in grotere letters.' },
  [
    {
      name: 'text',
      type: 'textarea',
      label: 'Wat iemand zei',
      required: true,
      admin: { description: 'Zonder aanhalingstekens: die komen er vanzelf bij.' },
    },
    { name: 'source', type: 'text', label: 'Wie dat zei', admin: { description: 'Mag leeg blijven.' } },
  ],
);
