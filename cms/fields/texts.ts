import type { GroupField, TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import type { ZodString, ZodType } from 'zod';
import { address } from '../../app/features/content/published/fields.ts';
import { INFOLINE_MARKER } from '../../app/features/content/published/infoline-marker.ts';
import { maxLengthOf } from './lengths.ts';

/** Validates a text with a schema of the contract, in the form. An empty text is only an error when it is required. */
export const validateBy =
  (schema: ZodType, required = false): TextFieldSingleValidation =>
  (value) => {
    if (!value?.trim()) return required ? 'Vul dit in.' : true;
    const parsed = schema.safeParse(value);
    return parsed.success || (parsed.error.issues[0]?.message ?? 'Dit klopt niet.');
  };

/** The rules of a text that a schema of the contract limits: its validation, and its length for the counter under it. */
export const limitedBy = (
  schema: ZodString,
  required = false,
): { validate: TextFieldSingleValidation; maxLength: number | undefined } => ({
  validate: validateBy(schema, required),
  maxLength: schema.maxLength ?? undefined,
});

/** The title of a block, or of a part of one. */
export const title = (options: { required?: boolean; description?: string } = {}): TextField => ({
  name: 'title',
  type: 'text',
  label: options.required === false ? 'Titel (mag leeg blijven)' : 'Titel',
  required: options.required ?? true,
  ...(options.description && { admin: { description: options.description } }),
});

export const optionalTitle = title({ required: false });

/** Refuses the marker of the phone number of the infoline: lists, menus and suggestions show a text as it is written. */
export const refuseInfoline: TextFieldSingleValidation = (value, options) =>
  value?.includes(INFOLINE_MARKER)
    ? `Zet ${INFOLINE_MARKER} niet in dit veld: in lijsten, menu’s en zoeksuggesties komt daar geen telefoonnummer. In een tekst met opmaak of een knop kun je het wel gebruiken.`
    : text(value, options);

/** A text of a document that lists, menus or suggestions show: it refuses the marker of the infoline. */
export const listed = (field: TextField | TextareaField) =>
  ({ maxLength: maxLengthOf(field), ...field, validate: refuseInfoline }) as TextField;

/** The title of a document or of an item of a menu. */
export const listedTitle = (options: { description?: string } = {}) => listed(title(options));

/** A short description. */
export const description = (options: { label?: string; help?: string } = {}): TextareaField => ({
  name: 'description',
  type: 'textarea',
  label: options.label ?? 'Omschrijving',
  ...(options.help && { admin: { description: options.help } }),
});

const ADDRESS_HELP = 'Een pad op deze site (/over-ons) of een adres daarbuiten (https://…).';

/** The address of a link. */
export const url = (options: { name?: string; label?: string; required?: boolean } = {}): TextField => ({
  name: options.name ?? 'url',
  type: 'text',
  label: options.label ?? 'Adres',
  required: options.required ?? false,
  ...limitedBy(address, options.required),
  admin: { description: ADDRESS_HELP },
});

const linkTitle = ({ required = false }: { required?: boolean }): TextField => ({
  name: 'title',
  type: 'text',
  label: 'Tekst',
  required,
  admin: { width: '50%' },
});

/** A link: its text and its address. The text of one that is `listed` refuses the marker of the infoline. */
export const link = (
  name: string,
  label: string,
  options: { required?: boolean; listed?: boolean } = {},
): GroupField => ({
  name,
  type: 'group',
  label,
  fields: [
    {
      type: 'row',
      fields: [
        options.listed ? listed(linkTitle(options)) : linkTitle(options),
        {
          ...url({ required: options.required ?? false }),
          admin: { width: '50%', description: ADDRESS_HELP },
        } as TextField,
      ],
    },
  ],
});
