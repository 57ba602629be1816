import { type BlockKind, KIND_NAMES } from './blocks.ts';

/** The parts of a block that a form has a field for. */
type BlockPart = 'Kind' | 'Content' | 'Alt';

/** The name of the field of a block: the way to it in the body, by which the server names its error. */
export const blockField = (index: number, part: BlockPart): string => `Body.0.1.${index}.1.${part}`;

/** A block as the editor has it: what was typed, valid or not. */
export interface EditedBlock {
  kind: BlockKind;
  content: string;
  alt: string;
}

/** The body of these blocks in the shape of blogs-28, as JSON. */
export const bodyOfEdited = (blocks: readonly EditedBlock[]): string =>
  JSON.stringify([
    [
      'nl',
      blocks.map(({ kind, content, alt }, index) => [
        index,
        { Kind: KIND_NAMES[kind], Content: content, ...(kind === 'image' && { Alt: alt }) },
      ]),
    ],
  ]);

/** The blocks in the body that a form or a draft has; none in a text that is no body. */
export function editedOfBody(body: string): EditedBlock[] {
  try {
    const pairs: unknown = JSON.parse(body)?.[0]?.[1];
    return Array.isArray(pairs) ? pairs.flatMap((pair) => toEdited(pair?.[1]) ?? []) : [];
  } catch {
    return [];
  }
}

/** The blocks in the fields of a form that was sent without JavaScript. */
export function editedOfFields(fields: Readonly<Record<string, unknown>>): EditedBlock[] {
  const blocks: EditedBlock[] = [];
  for (;;) {
    const part = (name: BlockPart) => fields[blockField(blocks.length, name)];
    const block = toEdited({ Kind: part('Kind'), Content: part('Content'), Alt: part('Alt') });
    if (!block) return blocks;
    blocks.push(block);
  }
}

/** The body that a form sends: in one field, or without JavaScript in those of its blocks. */
export const bodyOfForm = (fields: Readonly<Record<string, unknown>>): string =>
  typeof fields.Body === 'string' ? fields.Body : bodyOfEdited(editedOfFields(fields));

function toEdited(value: unknown): EditedBlock | null {
  const { Kind, Content, Alt } = Object(value) as Record<string, unknown>;
  const kind = (Object.keys(KIND_NAMES) as BlockKind[]).find((known) => KIND_NAMES[known] === Kind);
  if (!kind) return null;
  return { kind, content: typeof Content === 'string' ? Content : '', alt: typeof Alt === 'string' ? Alt : '' };
}
