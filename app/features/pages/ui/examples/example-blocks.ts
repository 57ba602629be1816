import type { Block } from '#app/features/content/published/blocks.ts';
import { evening, kitchen, talking, together } from './pictures.ts';

/** One realistic block of each kind, in an order in which a page might have them. */
export const exampleBlocks: Block[] = [
  {
    kind: 'urgent',
    id: 'urgent',
    title: null,
    html: '<ul><li>je hart onregelmatig slaat of je pijn op de borst hebt;</li><li>je het ineens erg benauwd hebt;</li><li>een bloeding niet stopt, ook niet als je stevig drukt.</li></ul>',
    phones: [{ number: '112', description: 'bij levensgevaar' }],
  },
  {
    kind: 'introduction',
    id: 'introduction',
    html: '<p>Werken je nieren niet goed genoeg meer? Dan kan dialyse een deel van hun werk overnemen. Hier lees je hoe dat gaat en wat je zelf kunt kiezen.</p>',
  },
  {
    kind: 'summary',
    id: 'summary',
    html: '<ul><li>Dialyse haalt afvalstoffen en vocht uit je bloed.</li><li>Het kan met een machine of via je buik.</li><li>Je kiest samen met je arts wat bij je past. Een keuze kun je later veranderen.</li></ul>',
  },
  {
    kind: 'html',
    id: 'html',
    html: '<p>Je nieren werken dag en nacht. Doen ze dat niet goed, dan blijven er stoffen in je lichaam achter die er niet horen. <strong>Je merkt dat meestal pas laat.</strong> Lees meer over <a href="/artikelen/nierfunctie">je nierfunctie</a> of kijk bij <a href="https://www.thuisarts.nl" rel="noopener noreferrer">Thuisarts</a>.</p><h3>Waar let je op?</h3><ul><li>Je bent vaker moe dan je gewend bent.</li><li>Je enkels zijn dik aan het eind van de dag.</li><li>Je hebt minder trek in eten:<ul><li>vlees smaakt anders;</li><li>je bent snel vol.</li></ul></li></ul><h3>Wat doe je dan?</h3><ol><li>Schrijf op wat je merkt, en wanneer.</li><li>Bel je huisarts.</li><li>Neem iemand mee naar het gesprek.</li></ol>',
  },
  {
    kind: 'html-with-title',
    id: 'html-with-title',
    title: 'Twee vormen naast elkaar',
    html: '<p>In deze tabel zie je de verschillen. Welke vorm past, hangt af van je lichaam en van hoe je woont.</p><table><thead><tr><th scope="col">Wat</th><th scope="col">Hemodialyse</th><th scope="col">Buikdialyse</th></tr></thead><tbody><tr><th scope="row">Waar</th><td>In een centrum of thuis</td><td>Thuis, op je werk of op vakantie</td></tr><tr><th scope="row">Hoe vaak</th><td>Meestal drie keer per week</td><td>Elke dag, of elke nacht</td></tr><tr><th scope="row">Wat is ervoor nodig</th><td>Een shunt: een verbinding tussen een slagader en een ader</td><td>Een slangetje in je buik</td></tr></tbody></table><h3>Kun je nog wisselen?</h3><p>Ja, dat kan vaak. Bespreek het met je verpleegkundige.</p><blockquote>Kies wat bij je leven past, niet andersom.</blockquote>',
  },
  {
    kind: 'image',
    id: 'image',
    picture: kitchen,
    caption: 'Thuis dialyseren kan vaak aan je eigen keukentafel.',
  },
  {
    kind: 'tip',
    id: 'tip',
    title: 'Schrijf je vragen op',
    html: '<p>Leg een schriftje naast je bed. Wat je ’s nachts bedenkt, ben je in de spreekkamer zo weer kwijt.</p>',
  },
  {
    kind: 'call-today',
    id: 'call-today',
    html: '<ul><li>je enkels in een paar dagen dikker worden;</li><li>je meer dan een kilo per dag aankomt.</li></ul>',
  },
  {
    kind: 'causes-by-phase',
    id: 'causes-by-phase',
    items: [
      { phase: 'before-dialysis', html: '<p>Je nieren plassen minder vocht en zout uit.</p>' },
      { phase: 'dialysis', html: '<p>Tussen twee behandelingen blijft er vocht in je lichaam.</p>' },
    ],
  },
  {
    kind: 'questions-to-ask',
    id: 'questions-to-ask',
    items: [{ text: 'Hoeveel mag ik per dag drinken?' }, { text: 'Bij welk gewicht bel ik jullie?' }],
  },
  {
    kind: 'quote',
    id: 'quote',
    text: 'Ik dacht dat mijn wereld kleiner werd. Het tegendeel gebeurde: ik leerde kiezen waar ik mijn energie aan geef.',
    source: 'Marijke, dialyseert sinds vier jaar',
  },
  { kind: 'video', id: 'video', video: 106 },
  {
    kind: 'expandable-list',
    id: 'expandable-list',
    title: 'Veelgestelde vragen',
    items: [
      {
        title: 'Doet het aanprikken pijn?',
        html: '<p>Je voelt een prik. Veel mensen wennen eraan. Vraag om een zalf die de huid verdooft.</p>',
      },
      { title: 'Mag ik nog op vakantie?', html: '<p>Ja. Regel op tijd een plek om te dialyseren.</p>' },
      {
        title: 'Wat gebeurt er als ik een behandeling oversla omdat ik me te moe voel om te gaan?',
        html: '<p>Bel altijd je centrum. Samen zoeken jullie een ander moment.</p>',
      },
    ],
  },
  { kind: 'internal-link', id: 'internal-link', page: 102, title: null },
  { kind: 'page-link', id: 'page-link', page: 108, description: null },
  {
    kind: 'external-link',
    id: 'external-link',
    title: 'Keuzehulp nierfalen',
    url: 'https://www.nierstichting.nl',
    description: 'Zet de behandelingen naast elkaar en kijk wat voor jou telt.',
  },
  { kind: 'file-download', id: 'file-download', file: 105 },
  { kind: 'recipe-link', id: 'recipe-link', recipe: 104 },
  { kind: 'organisation', id: 'organisation', organisation: 107 },
  {
    kind: 'call-to-action',
    id: 'call-to-action',
    title: 'Een vraag over eten en drinken?',
    html: '<p>Onze diëtisten antwoorden binnen een week. Je vraag mag ook zonder je naam.</p>',
    button: { title: 'Stel je vraag', url: '/advies' },
  },
  { kind: 'group-teaser', id: 'group-teaser', group: 'thuisdialyse' },
  { kind: 'conversation-teaser', id: 'conversation-teaser', conversation: 'waar-laten-jullie-al-die-dozen' },
  {
    kind: 'page-section',
    id: 'page-section',
    title: 'Leven met dialyse',
    blocks: [
      { kind: 'html', id: 'section-html', html: '<p>Dialyse kost tijd. Wat blijft er over voor de rest?</p>' },
      {
        kind: 'html-with-title',
        id: 'section-titled',
        title: 'Werken',
        html: '<p>Veel mensen blijven werken, soms minder uren. Praat er vroeg over met je leidinggevende.</p>',
      },
      {
        kind: 'tip',
        id: 'section-tip',
        title: null,
        html: '<p>Een bedrijfsarts mag niets over je ziekte doorgeven zonder dat jij dat goed vindt.</p>',
      },
    ],
  },
  {
    kind: 'document-description',
    id: 'document-description',
    title: 'Wat vind je in dit dossier?',
    html: '<p>Twaalf artikelen over kiezen, beginnen en volhouden. Lees ze op volgorde, of pak eruit wat nu speelt.</p>',
    picture: evening,
  },
  {
    kind: 'featured-content',
    id: 'featured-content',
    title: 'Uitgelicht',
    pages: [101, 102, 104],
  },
  {
    kind: 'image-grid',
    id: 'image-grid',
    items: [
      { picture: talking, title: 'Praat mee over je dag', url: '/groepen' },
      { picture: together, title: 'De vereniging voor nierpatiënten', url: 'https://www.nvn.nl' },
      { picture: kitchen, title: null, url: null },
    ],
  },
  {
    kind: 'related-content',
    id: 'related-content',
    title: null,
    items: [
      { type: 'document', id: 101 },
      { type: 'document', id: 103 },
      { type: 'blog-post', id: 1 },
      { type: 'conversation', slug: 'slapen-met-een-machine' },
      { type: 'external', title: 'Rijksoverheid over het donorregister', url: 'https://www.rijksoverheid.nl' },
    ],
  },
  {
    kind: 'community-links',
    id: 'community-links',
    title: null,
    blogs: [1, 99],
    blogPosts: [2, 99],
    groups: ['thuisdialyse'],
    conversations: ['waar-laten-jullie-al-die-dozen', 'weggehaald'],
  },
  { kind: 'latest-news', id: 'latest-news', title: null },
  { kind: 'a-z-list', id: 'a-z-list', title: 'Nierziekten A-Z' },
];
