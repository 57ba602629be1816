import { z } from 'zod';
import { requiredPassword, requiredText } from '#app/platform/forms/fields.ts';
import { hasLetterOrDigit } from '#app/platform/names/has-letter-or-digit.ts';

export const NOT_AN_ADDRESS = 'Dit e-mailadres is niet geldig';
/** An address to which a mail is requested: any text, so that the response is the same for every address. */
export const addressOfAnyForm = requiredText().pipe(z.string().max(254, NOT_AN_ADDRESS));

export const PASSWORDS_DIFFER = 'De wachtwoorden zijn niet gelijk';

const PASSWORD_TOO_WEAK = 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten';

/** The format of a username. Only the server knows whether a username is free. */
export const username = requiredText()
  .pipe(z.string().regex(/^[A-Za-z0-9_-]*$/, 'De gebruikersnaam mag alleen cijfers en letters bevatten'))
  .pipe(
    z
      .string()
      .min(3, 'De gebruikersnaam moet minimaal 3 karakters bevatten')
      .max(20, 'De gebruikersnaam mag niet langer dan 20 karakters zijn'),
  )
  .refine(hasLetterOrDigit, 'De gebruikersnaam moet een letter of cijfer bevatten');

/** The format of a new password (rules.md R4). The server also refuses common passwords. */
export const newPassword = requiredPassword.min(7, PASSWORD_TOO_WEAK).regex(/\d/, PASSWORD_TOO_WEAK);
