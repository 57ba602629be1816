import { text } from './make.ts';

/** What the blocks of `everyBlock` refer to, by id. */
interface Referred {
  picture: number;
  file: number;
  page: { relationTo: string; value: number };
  organisation: number;
  video: number;
  recipe: number;
}

/** A block of every kind, with all its fields filled in, as Payload stores them. A page section is not among them. */
export function everyBlock({ picture, file, page, organisation, video, recipe }: Referred): Record<string, object> {
  const html = text('Een tekst');
  const url = 'https://example.org/';
  const items = [
    { type: 'document', document: page },
    { type: 'blog-post', blogPost: 12 },
    { type: 'conversation', slug: '/groepen/dialyse/op-vakantie?page=2' },
    { type: 'external', title: 'Elders', url },
  ];
  return {
    html: { html },
    'html-with-title': { title: 'Titel', html },
    'expandable-list': { title: 'Vragen', items: [{ title: 'Vraag', html }] },
    summary: { html },
    introduction: { html },
    'call-to-action': { title: 'Doe mee', button: { title: 'Ga', url: '/registreren' } },
    image: { picture, caption: 'Bij' },
    video: { video },
    urgent: { title: 'Bel', html, phones: [{ number: '0800-0113', description: 'dag en nacht' }] },
    tip: { html },
    'call-today': { html },
    'causes-by-phase': { items: [{ phase: 'dialysis', html }] },
    'questions-to-ask': { items: [{ text: 'Mag ik dit?' }] },
    quote: { text: 'Gezegd', source: 'Kim' },
    'external-link': { title: 'Elders', url },
    'file-download': { file },
    organisation: { organisation },
    'internal-link': { page },
    'recipe-link': { recipe },
    'document-description': { title: 'Boek', html, picture },
    'a-z-list': {},
    'group-teaser': { group: 'dialyse' },
    'conversation-teaser': { conversation: 'op-vakantie' },
    'featured-content': { pages: [page] },
    'page-link': { page },
    'image-grid': { items: [{ picture, url: '/over-ons' }] },
    'related-content': { items },
    'latest-news': {},
    'community-links': { blogs: [1], blogPosts: [2], groups: ['https://x.nl/groepen/dialyse'], conversations: [] },
  };
}
