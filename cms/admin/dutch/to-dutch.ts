/*
 * Texts that Payload, and the packages of its lists, dates, rows and texts, hold in English in their code, where no
 * translation reaches them. `to-dutch.test.ts` finds those of a newer Payload, and a journey those on the screens.
 */

import { dateAndTime } from '../../dates.ts';

const LOST = 'Er is geen verbinding. Wat je schreef, staat hier nog: verander straks iets, of kies ‘Bewaar’.';
/** What Payload names a box by, where its label is 'general:deletePermanently' or 'general:restoreAsPublished'. */
const FOR_GOOD = 'Sla de prullenbak over en verwijder voorgoed';
const ON_SITE = 'Zet meteen weer op de site';

const EXACT: Record<string, string> = {
  // Payload
  'Open Menu': 'Open het menu',
  'Close Menu': 'Sluit het menu',
  'Copy URL': 'Kopieer het adres',
  'Sort by': 'Sorteer op',
  'No columns selected': 'Er zijn geen kolommen gekozen',
  Responsive: 'Zo breed als het venster',
  Expand: 'Klap uit',
  Collapse: 'Klap in',
  'select-all': 'Kies alles',
  toggle: 'Klap open of dicht',
  'delete-forever': FOR_GOOD,
  'restore-as-published': ON_SITE,
  'restore-as-published-many': ON_SITE,
  'toggle fullscreen': 'Schermvullend of niet',
  // The browser, about a save that did not arrive
  'Failed to fetch': LOST,
  'Load failed': LOST,
  'NetworkError when attempting to fetch resource.': LOST,
  // The editor of rich text
  'Loading...': 'Laden…',
  'Something went wrong:': 'Er ging iets mis:',
  'text dropdown': 'Soort tekst',
  'add dropdown': 'Voeg iets toe',
  'Edit link': 'Wijzig de link',
  'Remove link': 'Haal de link weg',
  'Remove Block': 'Verwijder het onderdeel',
  'Merge cells': 'Voeg cellen samen',
  'Unmerge cells': 'Splits de cel',
  'Toggle Row Striping': 'Rijen om en om gekleurd',
  'Toggle First Column Freeze': 'Eerste kolom vast',
  'Toggle First Row Freeze': 'Eerste rij vast',
  'Delete column': 'Verwijder de kolom',
  'Delete row': 'Verwijder de rij',
  'Delete table': 'Verwijder de tabel',
  'Add Row': 'Voeg een rij toe',
  'Add Column': 'Voeg een kolom toe',
  'Drag to move': 'Versleep',
  Table: 'Tabel',
  'Add block': 'Voeg iets toe',
  'Insert Paragraph': 'Voeg een alinea toe',
  // Lists to choose from (react-select)
  'All selected options have been cleared.': 'Alle keuzes zijn weggehaald.',
  'Use left and right to toggle between focused values, press Backspace to remove the currently focused value':
    'Ga met links en rechts langs de keuzes en haal er een weg met Backspace',
  // Dates (react-datepicker)
  'Choose Date': 'Kies een dag',
  'Choose Time': 'Kies een tijd',
  'Next Month': 'Volgende maand',
  'Previous Month': 'Vorige maand',
  'Next Year': 'Volgend jaar',
  'Previous Year': 'Vorig jaar',
  Time: 'Tijd',
  // What may be dragged (dnd-kit)
  draggable: 'onderdeel dat je kunt verslepen',
  sortable: 'rij die je kunt verslepen',
  // Notices (sonner)
  'Close toast': 'Sluit de melding',
  'Notifications alt+T': 'Meldingen alt+T',
  'Notifications ': 'Meldingen',
};

const PATTERNS: [RegExp, string][] = [
  [/^Edit (.+)$/, 'Wijzig $1'],
  // Rows that are dragged (dnd-kit)
  [
    /^To pick up a draggable item, press the space bar\..*$/s,
    'Druk op de spatiebalk om iets op te pakken, verplaats het met de pijltjes, en zet het met de spatiebalk neer. Met Escape gaat het terug.',
  ],
  [/^Picked up draggable item .*$/, 'Opgepakt.'],
  [/^Draggable item .* was moved over droppable area .*$/, 'Verplaatst.'],
  [/^Draggable item .* is no longer over a droppable area\.$/, 'Hier kan het niet staan.'],
  [/^Draggable item .* was dropped.*$/, 'Neergezet.'],
  [/^Dragging was cancelled\..*$/, 'Teruggezet.'],
  // Lists to choose from (react-select)
  [
    /^Use Up and Down to choose options, press Enter.*$/,
    'Kies met omhoog en omlaag en dan Enter. Escape sluit de lijst.',
  ],
  [/^(.*) is focused ,type to refine list, press Down.*$/, '$1: typ om te zoeken, of open de lijst met omlaag.'],
  [/^(.*) is focused , press Down to open the menu.*$/, '$1: open de lijst met omlaag.'],
  [/^options? (.*), deselected\.$/, '$1 is weggehaald.'],
  [/^options? (.*), selected\.$/, '$1 is gekozen.'],
  [/^option (.*) is disabled\. Select another option\.$/, '$1 kan niet. Kies iets anders.'],
  [/^(?:option|value) (.*) focused, (\d+) of (\d+)\.$/, '$1, $2 van $3.'],
  [/^option (.*) focused disabled, (\d+) of (\d+)\.$/, '$1, kan niet, $2 van $3.'],
  [/^(\d+) results? available(?: for search term (.*))?\.$/, '$1 gevonden.'],
  // Dates (react-datepicker)
  [/^Choose (.+)$/, 'Kies $1'],
  [/^Not available (.+)$/, 'Niet te kiezen: $1'],
  [/^Month (.+)$/, '$1'],
];

/** 'Nov 30, 2026, 8:50 PM', in the dialog of who opens what another is editing. */
const TIME = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** This text in Dutch, where the admin has it in English; the same text otherwise. */
export function toDutch(text: string): string {
  const english = text.trim();
  if (Object.hasOwn(EXACT, english)) return text.replace(english, EXACT[english] ?? '');
  if (TIME.test(english)) return dateAndTime.format(new Date(english.replace(/\s/g, ' ')));
  const pattern = PATTERNS.find(([pattern]) => pattern.test(english));
  return pattern ? english.replace(pattern[0], pattern[1]) : text;
}
