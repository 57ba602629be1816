import { z } from 'zod';
import { idField, longText, REQUIRED_HERE } from '#app/platform/forms/fields.ts';
import { MESSAGE_MAX } from './rules.ts';

/** The first message to a person. */
export const contactRequestBody = z.object({
  ContactUserId: idField,
  Message: longText({
    max: MESSAGE_MAX,
    empty: REQUIRED_HERE,
    tooLong: 'Dit bericht is te lang. Gebruik niet meer dan 4000 tekens',
  }),
});
