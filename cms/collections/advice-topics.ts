import { numberedPath } from '../fields/path.ts';
import { link } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';
import { pageFields, position } from './page-fields.ts';

/** The topics about which members ask for advice. */
export const adviceTopics = documentCollection({
  slug: 'advice-topics',
  kind: 'advice-topic',
  labels: ['Adviesonderwerp', 'Adviesonderwerpen'],
  group: 'pages',
  description: 'Onderwerpen waarover deelnemers een vraag kunnen stellen.',
  fields: pageFields('advice-topic', numberedPath('/advies'), [
    { name: 'subtitle', type: 'text', label: 'Ondertitel' },
    {
      name: 'isDiet',
      type: 'checkbox',
      label: 'Vragen gaan naar de diëtist',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    link('phone', 'Bellen (mag leeg blijven)'),
    position,
  ]),
});
