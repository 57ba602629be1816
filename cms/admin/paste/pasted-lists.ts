import { before } from './neighbours.ts';

/*
 * Word puts a list on the clipboard as paragraphs that begin with a bullet or number, and Word Online as lists of one item
 * each; how deep an item is nested stands in a style or attribute. Google Docs does too, and nests its lists in no item.
 */

/** An item of a list that is pasted. */
interface Item {
  content: Node[];
  /** How deep it is nested: 1 for an item of the list itself. */
  level: number;
  tag: 'ol' | 'ul';
  /** Its number; undefined where it has none, or a letter. */
  number: number | undefined;
}

/** Makes nested lists of what Word, Word Online and Google Docs put on the clipboard for them. */
export function rebuildLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes);
  for (const run of runsOf([...body.querySelectorAll('p, ul, ol')].filter(isPart))) {
    const items = run.flatMap((part) => (part.matches('p') ? wordItem(part) : itemsOf(part)));
    run[0]?.before(...listsOf(items, body.ownerDocument));
    for (const part of run) part.remove();
  }
}

/** Whether this is an item of Word, or a whole list whose items say how deep they are. */
const isPart = (element: Element): boolean =>
  element.matches('p')
    ? markerOf(element) !== null
    : !element.parentElement?.closest('ul, ol') && element.querySelector('[aria-level], [data-aria-level]') !== null;

/** The parts that follow one another, together. */
function runsOf(parts: Element[]): Element[][] {
  const runs: Element[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && run.at(-1) === before(part)) run.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** Word's style of a paragraph in a list, with its level, and of the bullet or number in it. */
const IN_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
const IGNORED = /mso-list:\s*ignore/i;

/** A bullet or number at the begin of a paragraph that Word calls an item. Non-breaking spaces follow it. */
const MARKER = /^\s*(?:[·•o§▪–-]|(?:\d{1,3}|[a-z]{1,4})[.)])\s*\u00a0\s*/i;

/** How far Word indents each level, by the unit. */
const INDENTS: Record<string, number> = { pt: 36, cm: 1.27, in: 0.5 };

/** The bullet or number at the begin of an item of Word; null for any other paragraph. */
function markerOf(paragraph: Element): string | null {
  if (IN_LIST.test(styleOf(paragraph))) return ignoredIn(paragraph)?.textContent ?? '';
  if (!paragraph.className.startsWith('MsoListParagraph')) return null;
  return MARKER.exec(paragraph.textContent ?? '')?.[0] ?? null;
}

function wordItem(paragraph: Element): Item {
  const marker = markerOf(paragraph) ?? '';
  const ignored = ignoredIn(paragraph);
  if (ignored) ignored.remove();
  else removeStart(paragraph, marker.length);
  const ordered = /^\s*(\d+|[a-z]+)[.)]/i.exec(marker)?.[1];
  return {
    content: [...paragraph.childNodes],
    level: Number(IN_LIST.exec(styleOf(paragraph))?.[1] ?? indentOf(paragraph)),
    tag: ordered ? 'ol' : 'ul',
    number: Number(ordered) || undefined,
  };
}

/** The level of an item of Word that its margin tells. */
function indentOf(paragraph: Element): number {
  const [, margin, unit = 'pt'] = /margin-left:\s*([\d.]+)(pt|cm|in)/i.exec(styleOf(paragraph)) ?? [];
  return Math.max(1, Math.round(Number(margin ?? 0) / (INDENTS[unit.toLowerCase()] ?? 1)));
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

const ignoredIn = (paragraph: Element) =>
  [...paragraph.querySelectorAll('[style]')].find((element) => IGNORED.test(styleOf(element)));

/** Removes this many characters from the begin of the text of an element. */
function removeStart(element: Node, length: number): void {
  let left = length;
  for (const child of [...element.childNodes]) {
    const text = child.textContent ?? '';
    if (left >= text.length) child.remove();
    else if (left > 0) {
      if ('tagName' in child) removeStart(child, left);
      else child.textContent = text.slice(left);
    }
    left = Math.max(0, left - text.length);
  }
}

/** The items of a list of Word Online or Google Docs, with those of the lists in it. */
function itemsOf(list: Element): Item[] {
  return [...list.querySelectorAll('li')].map((item) => {
    const tag = item.parentElement?.localName === 'ol' ? 'ol' : 'ul';
    const siblings = [...(item.parentElement?.children ?? [])].filter(({ localName }) => localName === 'li');
    const first = Number(item.parentElement?.getAttribute('start') ?? 1);
    return {
      content: [...item.childNodes].filter((node) => !['UL', 'OL'].includes(node.nodeName)).flatMap(wordsOf),
      level: Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level') ?? 1),
      tag,
      number: tag === 'ol' ? first + siblings.indexOf(item) : undefined,
    };
  });
}

/** A part of an item; of a paragraph what is in it. */
const wordsOf = (node: Node): Node[] => (node.nodeName === 'P' ? [...node.childNodes] : [node]);

/** These items as lists, each item in that of its level: in the item before it, or in a list of its own. */
function listsOf(items: Item[], document: Document): Element[] {
  const lists: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { content, level, tag, number } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    const isNext = current?.level === level && current.list.localName === tag && number !== 1;
    if (!isNext) {
      if (current?.level === level) open.pop();
      const list = document.createElement(tag);
      if (number !== undefined && number > 1) list.setAttribute('start', String(number));
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else lists.push(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.list.append(item);
  }
  return lists;
}
