import type { Referred } from '#app/features/content/index.ts';
import type { ConversationSummary } from '#app/features/conversations/index.ts';
import type { BlockContext } from '../blocks/block-context.ts';
import { evening, kitchen, talking, together } from './pictures.ts';

const documents: Referred[] = [
  {
    kind: 'topic',
    id: 101,
    title: 'Leven met dialyse',
    path: '/bibliotheek/101-leven-met-dialyse',
    description: 'Hoe dialyse werkt, welke vormen er zijn en hoe je het inpast in een gewone week met werk en familie.',
    picture: talking,
  },
  {
    kind: 'medical-article',
    id: 102,
    title: 'Wat is hemodialyse?',
    path: '/artikelen/wat-is-hemodialyse',
    description: 'Een machine haalt afvalstoffen en vocht uit je bloed. Lees hoe dat gaat en wat je ervan merkt.',
    picture: together,
  },
  {
    kind: 'content-page',
    id: 103,
    title: 'Praat mee in een groep',
    path: '/praten-over',
    description: 'Zo werken de gespreksgroepen.',
    picture: null,
  },
  {
    kind: 'recipe',
    id: 104,
    title: 'Courgettesoep met verse munt',
    path: '/recepten/104-courgettesoep-met-verse-munt',
    description: 'Een lichte soep met weinig kalium.',
    picture: kitchen,
    altTitle: 'Fris, groen en zonder bouillonblokje',
    amountOfPeople: 4,
    minutesNeeded: 25,
  },
  {
    kind: 'file',
    id: 105,
    title: 'Brochure Kiezen voor dialyse',
    description: 'Een overzicht van de vormen, om rustig thuis te lezen of mee te nemen naar je spreekuur.',
    file: 'kiezen-voor-dialyse.pdf',
    bytes: 1_240_000,
    thumbnail: null,
    brochure: true,
    writtenBy: 'ai',
    checkedBy: null,
    checkedOn: null,
  },
  {
    kind: 'video',
    id: 106,
    title: 'Zo werken je nieren',
    description: 'In drie minuten zie je wat je nieren de hele dag doen.',
    youtubeId: 'aqz-KE-bpKQ',
    picture: evening,
    transcript: {
      html: '<p>Je hebt twee nieren. Ze liggen achter in je buik, links en rechts van je ruggengraat.</p><p>Elke minuut stroomt er ongeveer een liter bloed doorheen.</p>',
    },
  },
  {
    kind: 'organisation',
    id: 107,
    title: 'Nierpatiënten Vereniging Nederland',
    description: 'Komt op voor mensen met een nierziekte en hun naasten.',
    url: 'https://www.nvn.nl',
    logo: null,
  },
  {
    kind: 'landing-page',
    id: 108,
    title: 'Alles over doneren',
    path: '/doneren',
    description: 'Geven tijdens je leven of daarna: wat kan er, en hoe denk je er rustig over na?',
    picture: together,
  },
];

const writer = {
  id: 61,
  name: 'Anneke_61',
  href: '/personen/61',
  public: true,
  relationship: 'heeft een nierziekte',
} as const;

/** A conversation as lists show it; a private one is locked, because the viewer is a visitor. */
function conversation(id: number, title: string, slug: string, isPublic: boolean): ConversationSummary {
  const common = { id, title, slug, public: isPublic, group: { title: 'Thuisdialyse', slug: 'thuisdialyse' } };
  const lastActivityAt = new Date('2026-11-18T13:05:00.000Z');
  if (!isPublic) {
    return {
      ...common,
      lastActivityAt,
      locked: true,
      author: null,
      lastReactionAuthor: null,
      reactionCount: null,
      warnings: null,
    };
  }
  return {
    ...common,
    lastActivityAt,
    locked: false,
    author: writer,
    lastReactionAuthor: null,
    reactionCount: 8,
    warnings: null,
  };
}

/** The context of the examples, for a visitor who did not accept cookies. */
export const exampleBlockContext: BlockContext = {
  refs: Object.fromEntries(documents.map((document) => [document.id, document])),
  community: {
    groups: {
      thuisdialyse: {
        title: 'Thuisdialyse',
        slug: 'thuisdialyse',
        introduction: 'Voor wie thuis dialyseert of erover denkt: over dozen, schema’s, slapen en toch op vakantie.',
        summary: 'Thuis dialyseren: over dozen, schema’s en slapen.',
        picture: null,
        conversationCount: 14,
      },
    },
    conversations: {
      'waar-laten-jullie-al-die-dozen': conversation(
        1,
        'Waar laten jullie in hemelsnaam al die dozen?',
        'waar-laten-jullie-al-die-dozen',
        true,
      ),
      'slapen-met-een-machine': conversation(2, 'Slapen met een machine naast je bed', 'slapen-met-een-machine', false),
    },
    blogs: {
      1: {
        id: 1,
        title: 'Tussen twee spoelingen',
        locked: false,
        lastActivityAt: new Date('2026-11-18T19:20:00Z'),
        shown: {
          description: 'Over een gewone week, met vier keer per dag een pauze.',
          createdAt: new Date('2026-02-03T10:00:00Z'),
          followerCount: 31,
          postCount: 12,
          owner: writer,
        },
      },
    },
    blogPosts: {
      1: {
        id: 1,
        title: 'De eerste nacht dat ik doorsliep',
        blog: { id: 1, title: 'Tussen twee spoelingen' },
        locked: false,
        shown: {
          description: 'Na drie weken wennen werd ik pas wakker van de wekker. Ik kon het zelf bijna niet geloven.',
          publishedAt: new Date('2026-11-18T19:20:00Z'),
          reactionCount: 4,
          owner: writer,
          warnings: null,
        },
      },
      2: {
        id: 2,
        title: 'Een brief aan mijn donor',
        blog: { id: 2, title: 'Nieuwe start' },
        locked: true,
        shown: null,
      },
    },
  },
  news: [
    {
      id: 201,
      title: 'Nieuwe groep voor mensen die net de diagnose kregen',
      path: '/nieuws/201-nieuwe-groep',
      introduction: null,
      publicationDate: '2026-11-16',
      picture: talking,
      tag: { id: 11, title: 'Community', colour: 'pink' },
    },
    {
      id: 202,
      title: 'Zo schrijven we over onderzoek dat nog loopt',
      path: '/nieuws/202-onderzoek',
      introduction: null,
      publicationDate: '2026-11-09',
      picture: evening,
      tag: { id: 12, title: 'Onderzoek', colour: 'blue' },
    },
    {
      id: 203,
      title: 'De infolijn is met de feestdagen anders bereikbaar',
      path: '/nieuws/203-infolijn',
      introduction: null,
      publicationDate: '2026-11-02',
      picture: kitchen,
      tag: { id: 13, title: 'Overig', colour: 'grey' },
    },
  ],
  diseases: [
    ['ADPKD', 1],
    ['Alport, syndroom van', 2],
    ['Amyloïdose', 3],
    ['Cystenieren', 1],
    ['Cystinose', 4],
    ['Diabetische nefropathie', 5],
    ['FSGS', 6],
    ['Hoge bloeddruk en de nieren', 7],
    ['IgA-nefropathie', 8],
    ['Lupus nefritis', 9],
    ['Nefrotisch syndroom', 10],
    ['Nierstenen', 11],
  ].map(([name, id]) => ({
    name: String(name),
    meaning: null,
    path: `/artikelen/ziekte-${id}`,
    title: id === 1 ? 'Cystenieren' : String(name),
  })),
  urgent: {},
  videosAllowed: false,
};
