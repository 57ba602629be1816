import type { TextField } from 'payload';
import { MAX_QUESTION_LINE, MAX_QUESTION_LINES } from '../../app/features/content/published/question-lines.ts';

/** How people would ask for a page, which is for the search alone (docs/search.md). */
export const questionLines: TextField = {
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
