import { z } from 'zod';

/**
 * An address that may go into a mail: a plain ASCII addr-spec, its dots between other characters. Line ends, commas,
 * quotes, brackets, colons and semicolons could name a second recipient (rules.md R28).
 */
const PLAIN =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const MOST = 254; // RFC 5321, 4.5.3.1.3

/** Whether `text` is an address that we send mail to. */
export const isMailAddress = (text: string): boolean => text.length <= MOST && PLAIN.test(text);

/** The form of an address under which it is compared. */
export const normalisedAddress = (address: string): string => address.trim().toLowerCase();

/** A field that holds one address. */
export const mailAddress = z
  .string('Dit is een verplicht veld')
  .trim()
  .min(1, 'Dit is een verplicht veld')
  .refine((text) => text === '' || isMailAddress(text), 'Dit e-mailadres is niet geldig');
