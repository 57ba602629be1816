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

/** A block that was deleted, and the place where it stood. */
export interface RemovedBlock<B extends EditedBlock = EditedBlock> {
  block: B;
  index: number;
}

/** The field that keeps the block that was deleted last, in a form without JavaScript and in its draft (rules.md R52). */
export const REMOVED_FIELD = 'Removed';

/** The body of these blocks as JSON, in the shape of the wire. */
export const bodyOfEdited = (blocks: readonly EditedBlock[]): string =>
  toBody(blocks.map((block, index) => ({ block, index })));

/** A deleted block as the text of its field: a body with that block alone, at its place. */
export const bodyOfRemoved = (removed: RemovedBlock): string => toBody([removed]);

const toBody = (placed: readonly RemovedBlock[]): string =>
  JSON.stringify([
    [
      'nl',
      placed.map(({ block: { kind, content, alt }, index }) => [
        index,
        { Kind: KIND_NAMES[kind], Content: content, ...(kind === 'image' && { Alt: alt }) },
      ]),
    ],
  ]);

/** The blocks in the body that a form or a draft has; none in a text that is no body. */
export const editedOfBody = (body: string): EditedBlock[] => placedIn(body).map(({ block }) => block);

/** The deleted block in the field of a form or draft; null when there is none. */
export const removedOfBody = (body: unknown): RemovedBlock | null =>
  (typeof body === 'string' && placedIn(body)[0]) || null;

function placedIn(body: string): RemovedBlock[] {
  try {
    const pairs: unknown = JSON.parse(body)?.[0]?.[1];
    if (!Array.isArray(pairs)) return [];
    return pairs.flatMap((pair) => {
      const block = toEdited(pair?.[1]);
      return block ? [{ block, index: Math.max(0, Math.trunc(Number(pair[0])) || 0) }] : [];
    });
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
