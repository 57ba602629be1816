import { COMPLAINT_PHASES, PHASE_NAMES } from '../../app/features/content/published/complaint-phases.ts';
import { html } from '../fields/rich-text.ts';
import { titledRows, typedRows } from '../fields/titled-rows.ts';
import { pageBlock } from './page-block.ts';

export const callToday = pageBlock(
  {
    slug: 'call-today',
    group: 'text',
    labels: ['Bel vandaag', 'Bel vandaag'],
    help: 'Bij een klacht: wanneer belt de lezer vandaag nog? Wat geen dag kan wachten, hoort in ‘Bel direct’.',
  },
  [html({ description: 'Waaraan de lezer het herkent, als een korte lijst.' })],
);

const phases = COMPLAINT_PHASES.map((value) => ({ value, label: PHASE_NAMES[value] }));

export const causesByPhase = pageBlock(
  {
    slug: 'causes-by-phase',
    group: 'text',
    labels: ['Oorzaken per fase', 'Oorzaken per fase'],
    help: 'Bij een klacht: waar het van kan komen, per fase van de behandeling.',
  },
  [
    {
      name: 'items',
      type: 'array',
      label: 'Fases',
      labels: { singular: 'fase', plural: 'fases' },
      required: true,
      minRows: 1,
      maxRows: COMPLAINT_PHASES.length,
      admin: typedRows(phases),
      fields: [{ name: 'phase', type: 'select', label: 'Fase', required: true, options: phases }, html()],
    },
  ],
);

export const questionsToAsk = pageBlock(
  {
    slug: 'questions-to-ask',
    group: 'text',
    labels: ['Vragen aan je arts', 'Vragen aan je arts'],
    help: 'Bij een klacht: wat kan de lezer vragen? Schrijf elke vraag zoals de lezer die zelf zou stellen.',
  },
  [
    {
      name: 'items',
      type: 'array',
      label: 'Vragen',
      labels: { singular: 'vraag', plural: 'vragen' },
      required: true,
      minRows: 1,
      admin: titledRows,
      fields: [{ name: 'text', type: 'text', label: 'Vraag', required: true }],
    },
  ],
);
