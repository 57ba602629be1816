import type { Field, TextareaField, TextField } from 'payload';
import { mapFields } from './map-fields.ts';

/** How many characters fit in a field, by its name, else by its type. A field may name another number itself. */
const BY_NAME: Record<string, number> = { title: 130, description: 300 };
const BY_TYPE = { text: 255, textarea: 600 };

/** How many characters fit in a text that names no number itself. */
export const maxLengthOf = ({ name, type }: TextField | TextareaField): number => BY_NAME[name] ?? BY_TYPE[type];

/** How many characters fit in one of the words of a field with several. */
const WORD = 130;

/** Shows under a field how many characters it has, and how many fit. */
const LengthDescription = '/admin/length-description.tsx#LengthDescription';

/**
 * A collection or block in which every text has a limit, at any depth, and a counter under it. Left alone are a text that
 * nobody types, and one with rules of its own that have no limit, such as a phone number.
 */
export const limitLengths = <T extends { fields: Field[] }>(config: T): T => mapFields(config, limitField);

const limitField = (field: Field): Field =>
  (field.type === 'text' || field.type === 'textarea') && isTyped(field) ? limitText(field) : field;

const isTyped = ({ virtual, admin, validate, maxLength }: TextField | TextareaField): boolean =>
  !virtual && !admin?.readOnly && (!validate || maxLength !== undefined);

function limitText(field: TextField | TextareaField): Field {
  if (field.type === 'text' && field.hasMany) return { maxLength: WORD, ...field };
  const components = { ...field.admin?.components, Description: LengthDescription };
  return {
    maxLength: maxLengthOf(field),
    ...field,
    admin: { ...field.admin, components },
  } as Field;
}
