import { z } from 'zod';
import { MESSAGE_MAX } from '#app/features/contacts/contract.ts';
import { longText } from '#app/platform/forms/fields.ts';

/** A message to a contact (messages-4). */
export const messageBody = z.object({
  body: longText({
    max: MESSAGE_MAX,
    empty: 'Schrijf eerst een bericht',
    tooLong: 'Dit bericht is te lang. Gebruik niet meer dan 4000 tekens',
  }),
});
