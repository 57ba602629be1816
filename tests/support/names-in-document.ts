/** Attributes whose value is the id of another element, or several. */
const REFERENCES = [
  ...['for', 'form', 'list', 'popovertarget', 'commandfor', 'headers'],
  ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details', 'aria-errormessage'],
];

const CONTROLS =
  'button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button], [role=link], [role=tab], [role=option]';

/** What a screen reader tells on entering, so that names below it need to differ from each other alone. */
const PARTS =
  'header, footer, main, nav, aside, dialog, fieldset, [role=search], [role=group], [role=radiogroup], :is(form, section, li, article):is([aria-label], [aria-labelledby])';

/** What nobody sees or hears: hidden, or the content of a closed dialog. */
const HIDDEN = '[hidden], [inert], [aria-hidden=true], template, dialog:not([open])';

/**
 * What is wrong with the ids and names of a document as the server sends it (rules.md R55): an id that stands twice, one that
 * an attribute names and nothing has, a control without a name, and two of one name in one part of the page.
 */
export function listWrongNamesIn(document: Document): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} stands twice`);
  const dangling = REFERENCES.flatMap((attribute) =>
    audible(document.querySelectorAll(`[${attribute}]`)).flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => !document.getElementById(id))
        .map((id) => `${attribute} ${id}: ${startOf(element)}`),
    ),
  );
  const controls = audible(document.querySelectorAll(CONTROLS));
  const nameless = controls.filter((control) => !nameOf(control)).map((control) => `no name: ${startOf(control)}`);
  return [...twice, ...dangling, ...nameless, ...listTwins(controls)];
}

const audible = (elements: Iterable<Element>): Element[] => [...elements].filter((element) => !element.closest(HIDDEN));

/** Controls that sound as one before them in the same part of the page; links may lead to one place twice. */
function listTwins(controls: readonly Element[]): string[] {
  const heard = new Map<Element | null, Set<string>>();
  return controls.flatMap((control) => {
    if (control.matches('a, [role=option]')) return [];
    const part = control.parentElement?.closest(PARTS) ?? null;
    const described = control.getAttribute('aria-describedby') ?? '';
    const sound = [control.localName, control.getAttribute('type'), nameOf(control), textOf(control, described)].join(
      ' ',
    );
    const sounds = heard.get(part) ?? new Set();
    heard.set(part, sounds);
    if (sounds.has(sound)) return [`twice: ${startOf(control)}`];
    sounds.add(sound);
    return [];
  });
}

/** The name of a control: by its attributes, its labels, its own words and those of its pictures. */
function nameOf(control: Element): string {
  const { labels = null } = control as HTMLInputElement;
  const names = [
    textOf(control, control.getAttribute('aria-labelledby') ?? ''),
    control.getAttribute('aria-label') ?? '',
    ...(labels ? [...labels].map(wordsOf) : []),
    control.matches('select, textarea, input') ? '' : wordsOf(control),
    control.matches('input:is([type=submit], [type=button])') ? (control as HTMLInputElement).value : '',
    control.getAttribute('title') ?? '',
  ];
  return names.find((name) => name.trim() !== '')?.trim() ?? '';
}

const textOf = (element: Element, ids: string): string =>
  ids
    .split(/\s+/)
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  const pictures = [...copy.querySelectorAll('[alt], [aria-label]')].map(
    (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '',
  );
  return [copy.textContent ?? '', ...pictures].join(' ').replaceAll(/\s+/g, ' ').trim();
}

const startOf = (element: Element): string => element.outerHTML.slice(0, 160);
