import type { SerializedListItemNode, SerializedListNode, SerializedTableCellNode } from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';

/** The path of a document on the site; undefined when it is not published. */
export type PathOf = (id: number) => string | undefined;

/** Rich text as HTML; null when it is empty. The site sanitises it (rules.md R24). */
export function htmlOf(text: unknown, pathOf: PathOf): string | null {
  if (typeof text !== 'object' || text === null || !('root' in text)) return null;
  const html = convertLexicalToHTML({
    data: text as never,
    converters: converters(pathOf),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  return html.replace(/<(?!hr)[^>]*>/g, '').trim() === '' ? null : html;
}

const UNDERLINE = 8;
const [ROW, COLUMN] = [1, 2];

/** Payload's converters, except where those use styles or classes, which the site removes. */
const converters =
  (pathOf: PathOf): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    text: (args) => {
      const { text } = defaultConverters;
      if (typeof text !== 'function') return '';
      const plain = text({ ...args, node: { ...args.node, format: args.node.format & ~UNDERLINE } } as never);
      return args.node.format & UNDERLINE ? `<u>${plain}</u>` : plain;
    },
    link: (args) => {
      const { fields } = args.node;
      if (fields.linkType !== 'internal') {
        const { link } = defaultConverters;
        return typeof link === 'function' ? link(args as never) : '';
      }
      const path = pathOf(Number(referred(fields.doc?.value)));
      const words = args.nodesToHTML({ nodes: args.node.children }).join('');
      return path ? `<a href="${path}">${words}</a>` : `<a>${words}</a>`; // the site removes an <a> without address and leaves its text
    },
    list: ({ node, nodesToHTML }) => {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start = tag === 'ol' && Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
      const { listsBefore, items } = itemsOf(node.children);
      const list = items.length > 0 ? `<${tag}${start}>${nodesToHTML({ nodes: items }).join('')}</${tag}>` : '';
      return nodesToHTML({ nodes: listsBefore }).join('') + list;
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    table: ({ node, nodesToHTML }) => `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
    tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) => cell(node, nodesToHTML({ nodes: node.children }).join('')),
  });

type InList = SerializedListNode['children'][number];
type Item = SerializedListItemNode;

/**
 * The items of a list. A nested list, which the editor keeps in an item of its own, becomes part of the item before it, so
 * that it takes no bullet or number. One that no item comes before, stands before the list.
 */
function itemsOf(children: InList[]): { listsBefore: InList[]; items: Item[] } {
  const listsBefore: InList[] = [];
  const items: Item[] = [];
  for (const child of children as Item[]) {
    const previous = items.at(-1);
    if (!holdsListsOnly(child)) items.push(child);
    else if (!previous) listsBefore.push(...child.children);
    else items[items.length - 1] = { ...previous, children: [...previous.children, ...child.children] };
  }
  return { listsBefore, items };
}

const holdsListsOnly = ({ children = [] }: Item): boolean =>
  children.length > 0 && children.every(({ type }) => type === 'list');

function cell({ headerState, colSpan, rowSpan }: SerializedTableCellNode, content: string): string {
  const spans = [
    Number(colSpan) > 1 && ` colspan="${Number(colSpan)}"`,
    Number(rowSpan) > 1 && ` rowspan="${Number(rowSpan)}"`,
  ]
    .filter(Boolean)
    .join('');
  if (!headerState) return `<td${spans}>${content}</td>`;
  const scope = headerState & ROW ? 'col' : headerState & COLUMN ? 'row' : '';
  return `<th scope="${scope}"${spans}>${content}</th>`;
}

const referred = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
