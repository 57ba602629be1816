import { cleanAddress } from '../clean-text.ts';
import { requiredText } from '../forms/fields.ts';

/**
 * A plain ASCII addr-spec without leading, trailing or double dots. Line ends, commas, quotes, brackets, colons and
 * semicolons are refused, because they could add a second recipient (rules.md R28).
 */
const ADDRESS =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/;

const MAX_LENGTH = 254; // RFC 5321, 4.5.3.1.3

/** Whether `text` is an address that we send mail to. */
export const isMailAddress = (text: string): boolean => text.length <= MAX_LENGTH && ADDRESS.test(text);

/**
 * The local parts to which anybody can have us send mail. Fewer than R28 allows: a mail server may read `%` and `!` as a
 * route to another server, and `|` as a command; and a spreadsheet reads `=`, `+` or `-` at the beginning as a formula.
 */
const PLAIN_LOCAL_PART = /^\w[\w.+'-]*@/;

/** Whether `text` is an address to which anybody can have us send mail. */
export const isPlainMailAddress = (text: string): boolean => isMailAddress(text) && PLAIN_LOCAL_PART.test(text);

/**
 * An address, or a text that should be one, as mail is sent to it: without what shows nothing, and an internationalised domain
 * in ASCII (RFC 5891).
 */
export function toMailAddress(text: string): string {
  const address = cleanAddress(text).trim();
  const [, mailbox, host = ''] = /^([^@]*@)([^@]*)$/.exec(address) ?? [];
  const isInternational = INTERNATIONAL_HOST.test(host) && URL.canParse(`https://${host}`);
  return isInternational ? mailbox + new URL(`https://${host}`).hostname : address;
}

const INTERNATIONAL_HOST = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{Nd}.-]+$/u;

/** Normalises an address for comparison. */
export const normaliseAddress = (address: string): string => toMailAddress(address).toLowerCase();

/** The mailbox of an address, normalised: what follows a plus in the local part leads to the same one. */
export const mailboxOf = (address: string): string => normaliseAddress(address).replace(/(?<=^[^+@]+)\+[^@]*/, '');

const addressField = (isAddress: (text: string) => boolean) =>
  requiredText()
    .overwrite(toMailAddress)
    .refine((text) => text === '' || isAddress(text), 'Dit e-mailadres is niet geldig');

/** A field that holds one address. */
export const mailAddress = addressField(isMailAddress);

/** The same, of an address to which anybody can have us send mail. */
export const plainMailAddress = addressField(isPlainMailAddress);
