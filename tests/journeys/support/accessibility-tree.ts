import type { CDPSession, Page } from '@playwright/test';

/** What Chromium hands to a screen reader for one element. */
interface Element {
  role: string;
  name: string;
  description: string;
  /** The address of a link, and the level of a heading. */
  url?: string;
  level?: number;
  /** The landmarks, dialogs and named groups that hold it, the outer ones first. */
  part: string;
}

const CONTROLS = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'textbox', 'searchbox', 'combobox', 'listbox', 'option'],
  ...['slider', 'spinbutton', 'menuitem', 'tab', 'DisclosureTriangle', 'PopUpButton'],
]);

const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'complementary', 'search', 'form', 'region']);

const DIALOGS = new Set(['dialog', 'alertdialog']);

/** What a screen reader tells on entering, so that names below it need to differ from each other alone. */
const PARTS = new Set([...LANDMARKS, ...DIALOGS, 'group', 'radiogroup', 'toolbar', 'listbox']);

/** A form or group without a name is told to nobody. */
const isPart = ({ role, name }: Pick<Element, 'role' | 'name'>) =>
  PARTS.has(role) && (name !== '' || (role !== 'form' && role !== 'group'));

/**
 * What is wrong in the tree that a screen reader gets (rules.md R55): controls without a name, or two in one part of the page
 * that sound the same; links that sound the same and lead to different places; landmarks of one kind and name; a page without
 * one first heading, or with a level left out.
 */
export async function listWrongInTree(page: Page): Promise<string[]> {
  const elements = await readTree(page);
  const controls = elements.filter(({ role }) => CONTROLS.has(role));
  const links = new Map<string, Set<string>>();
  for (const { role, name, description, part, url } of controls) {
    if (role !== 'link' || !url) continue;
    // 'Volgende' is enough in a navigation that says of what.
    const navigation = /navigation ‘[^’]*’/.exec(part)?.[0] ?? '';
    const words = `${name} ${description} ${navigation}`.trim();
    // The same address of a mailbox may bring a subject.
    links.set(words, (links.get(words) ?? new Set()).add(url.replace(/^(mailto:[^?]+).*/, '$1')));
  }
  const levels = elements.flatMap(({ role, level }) => (role === 'heading' && level ? [level] : []));
  const firsts = levels.filter((level) => level === 1).length;
  return [
    ...namelessOf(controls),
    ...listRepeated(controls.filter(({ role }) => role !== 'link' && role !== 'option')),
    ...listRepeated(elements.filter((one) => LANDMARKS.has(one.role) && isPart(one))),
    ...[...links].flatMap(([words, urls]) =>
      urls.size > 1 ? [`the link ‘${words}’ leads to ${[...urls].join(' and ')}`] : [],
    ),
    // A dialog hides the page below it.
    ...(firsts === 1 || elements.some(({ role }) => DIALOGS.has(role)) ? [] : [`${firsts} headings of level 1`]),
    ...levels.flatMap((level, at) =>
      level > (levels[at - 1] ?? level) + 1 ? [`a heading of level ${level} after one of ${levels[at - 1]}`] : [],
    ),
  ];
}

/** The controls that a screen reader gets without a name. */
export const listNameless = async (page: Page): Promise<string[]> =>
  namelessOf((await readTree(page)).filter(({ role }) => CONTROLS.has(role)));

const namelessOf = (controls: Element[]) =>
  controls.filter(({ name }) => !name).map(({ role, part }) => `a ${role} in ${part} has no name`);

/** Those that sound the same as one before them in the same part of the page. */
function listRepeated(elements: Element[]): string[] {
  const heard = new Set<string>();
  return elements.flatMap(({ role, name, description, part }) => {
    const sound = `${role} ‘${[name, description].filter(Boolean).join(' – ')}’${part && ` in ${part}`}`;
    const again = heard.has(sound);
    heard.add(sound);
    return again ? [`twice: ${sound}`] : [];
  });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The tree in the order in which it is read. */
async function readTree(page: Page): Promise<Element[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { nodes } = await (await session).send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (value?: { value?: unknown }) => String(value?.value ?? '').trim();
  const read = (id: string | undefined, part: string): Element[] => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return [];
    const [role, name] = [textOf(node.role), textOf(node.name)];
    const property = (key: string) => node.properties?.find((one) => one.name === key)?.value.value;
    const [url, level] = [property('url'), property('level')];
    const element: Element = {
      ...{ role, name, part, description: textOf(node.description) },
      ...(typeof url === 'string' && { url }),
      ...(typeof level === 'number' && { level }),
    };
    const partBelow = !node.ignored && isPart(element) ? `${part} > ${role}${name && ` ‘${name}’`}` : part;
    const below = (node.childIds ?? []).flatMap((child) => read(child, partBelow));
    return node.ignored ? below : [element, ...below];
  };
  return read(nodes[0]?.nodeId, 'the page');
}
