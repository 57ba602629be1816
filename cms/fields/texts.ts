import type { GroupField, TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import type { ZodType } from 'zod';
import { address } from '../../app/features/content/published/parts.ts';

/** Judges a text as the contract does, in its words, while the editor still writes; what may be left out is let through. */
export const by =
  (schema: ZodType, required = false): TextFieldSingleValidation =>
  (value) => {
    if (!value?.trim()) return required ? 'Vul dit in.' : true;
    const judged = schema.safeParse(value);
    return judged.success || (judged.error.issues[0]?.message ?? 'Dit klopt niet.');
  };

/** What heads a document or a block. */
export const title = (options: { required?: boolean; description?: string } = {}): TextField => ({
  name: 'title',
  type: 'text',
  label: options.required === false ? 'Titel (mag leeg blijven)' : 'Titel',
  required: options.required ?? true,
  ...(options.description && { admin: { description: options.description } }),
});

export const optionalTitle = title({ required: false });

/** A few words about something. */
export const description = (words: { label?: string; help?: string } = {}): TextareaField => ({
  name: 'description',
  type: 'textarea',
  label: words.label ?? 'Omschrijving',
  ...(words.help && { admin: { description: words.help } }),
});

const ADDRESS_HELP = 'Een pad op deze site (/over-ons) of een adres daarbuiten (https://…).';

/** Where a link leads. */
export const url = (options: { name?: string; label?: string; required?: boolean } = {}): TextField => ({
  name: options.name ?? 'url',
  type: 'text',
  label: options.label ?? 'Adres',
  required: options.required ?? false,
  validate: by(address, options.required),
  admin: { description: ADDRESS_HELP },
});

/** A link in words that may be left out: both or none. */
export const link = (name: string, label: string, options: { required?: boolean } = {}): GroupField => ({
  name,
  type: 'group',
  label,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', label: 'Tekst', required: options.required ?? false, admin: { width: '50%' } },
        {
          ...url({ required: options.required ?? false }),
          admin: { width: '50%', description: ADDRESS_HELP },
        } as TextField,
      ],
    },
  ],
});
