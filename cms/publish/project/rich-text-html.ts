import type { SerializedTableCellNode } from '@payloadcms/richtext-lexical';
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
      return `<${tag}${start}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    table: ({ node, nodesToHTML }) => `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
    tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) => cell(node, nodesToHTML({ nodes: node.children }).join('')),
  });

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
