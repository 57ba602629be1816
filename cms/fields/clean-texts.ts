import type { Field, FieldHook, RichTextField, TextareaField, TextField } from 'payload';
import { cleanAddress, cleanPart, cleanText, showsSomething, toLine } from '../../app/platform/clean-text.ts';
import { mapFields } from './map-fields.ts';

/**
 * A collection or block in which every text is stored as R51 has it, at any depth and whoever writes it: an editor, a call or
 * an import. A text that shows nothing is empty, so that a required one is asked for.
 */
export const cleanTexts = <T extends { fields: Field[] }>(config: T): T => mapFields(config, cleanField);

function cleanField(field: Field): Field {
  if (!hasText(field)) return field;
  const beforeValidate = [HOOKS[field.type], ...(field.hooks?.beforeValidate ?? [])];
  return { ...field, hooks: { ...field.hooks, beforeValidate } } as Field;
}

/** Whether a field holds text that somebody writes. */
export const hasText = (field: Field): field is TextField | TextareaField | RichTextField => field.type in HOOKS;

/** A text on one line, or the words of a list. */
const cleanLines: FieldHook = ({ value }) =>
  Array.isArray(value) ? value.map(toLine).filter(Boolean) : typeof value === 'string' ? toLine(value) : value;

const cleanParagraphs: FieldHook = ({ value }) => (typeof value === 'string' ? cleanText(value) : value);

/** A node of a rich text: a text, a link with its address, or one with others in it. */
interface RichTextNode {
  type?: string;
  text?: string;
  children?: RichTextNode[];
  fields?: { url?: unknown };
}

const cleanRichText: FieldHook = ({ value }) => {
  if (!value?.root) return value;
  const root = cleanNode(value.root);
  const hadTexts = textsIn(value.root).length > 0;
  return hadTexts && !textsIn(root).some(showsSomething) && isProse(root) ? null : { ...value, root };
};

function cleanNode(node: RichTextNode): RichTextNode {
  const { text, children, fields } = node;
  return {
    ...node,
    ...(typeof text === 'string' && { text: cleanPart(text) }),
    ...(children && { children: children.map(cleanNode) }),
    ...(typeof fields?.url === 'string' && { fields: { ...fields, url: cleanAddress(toLine(fields.url)) } }),
  };
}

const textsIn = ({ text, children = [] }: RichTextNode): string[] => [
  ...(text ? [text] : []),
  ...children.flatMap(textsIn),
];

/** Whether a node shows nothing beside its texts: no line, and no table. */
const isProse = ({ type, children = [] }: RichTextNode): boolean =>
  type !== 'horizontalrule' && type !== 'table' && children.every(isProse);

/** The hook that cleans the texts of each type of field. */
export const HOOKS = { text: cleanLines, textarea: cleanParagraphs, richText: cleanRichText };
