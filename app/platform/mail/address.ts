import { z } from 'zod';

/**
 * A plain ASCII addr-spec without leading, trailing or double dots. Line ends, commas, quotes, brackets, colons and
 * semicolons are refused, because they could add a second recipient (rules.md R28).
 */
const ADDRESS =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const MAX_LENGTH = 254; // RFC 5321, 4.5.3.1.3

/** Whether `text` is an address that we send mail to. */
export const isMailAddress = (text: string): boolean => text.length <= MAX_LENGTH && ADDRESS.test(text);

/** Normalises an address for comparison. */
export const normaliseAddress = (address: string): string => address.trim().toLowerCase();

/** A field that holds one address. */
export const mailAddress = z
  .string('Dit is een verplicht veld')
  .trim()
  .min(1, 'Dit is een verplicht veld')
  .refine((text) => text === '' || isMailAddress(text), 'Dit e-mailadres is niet geldig');
