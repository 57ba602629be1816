import { makeDocument } from '#tests/support/documents.ts';

/** The one topic whose questions go to the dietitian: its id is fixed, so that all journeys publish the same. */
export const dietTopic = makeDocument('advice-topic', {
  ...{ id: 990_500, path: '/advies/990500-voeding-en-dieet', title: 'Voeding en dieet', isDiet: true, position: -1 },
  ...{ subtitle: 'Stel je vraag aan een diëtist', description: 'Vragen over eten en drinken.' },
  blocks: [{ kind: 'html', id: 'a', html: '<p>Onze diëtisten antwoorden binnen een week.</p>' }],
});
