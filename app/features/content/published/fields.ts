import { z } from 'zod';

/** The schemas of single fields of documents and blocks. The CMS validates with these too: they import nothing but zod. */

/** The id of a document: no two documents have the same, whatever their kinds. */
export const documentId = z.int().positive();

/** A text of one line that is not empty. */
export const line = z.string().trim().min(1, 'Vul dit in.');

/** A text of one line that may be left out. An empty text becomes null. */
export const optionalLine = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/**
 * HTML of an editor, as the CMS projects it. Every property named `html`, and no other, is HTML. It is sanitised when
 * the site stores the document (rules.md R24).
 */
export const html = z.string();

/** A path of a page on this site: `/over`, without parameters, trailing slash or capitals. */
export const pagePath = z
  .string()
  .max(255, 'Een pad heeft hoogstens 255 tekens.')
  .regex(
    /^\/[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/,
    'Een pad begint met / en heeft alleen kleine letters, cijfers, - en _, bijvoorbeeld /over-ons.',
  );

/** Where a link or button leads: a path on this site or an address elsewhere, without control characters; no script. */
export const address = z
  .string()
  .trim()
  .max(2000, 'Een adres heeft hoogstens 2000 tekens.')
  .refine(isAddress, 'Dit adres kan niet. Gebruik een pad (/over-ons), https://…, mailto:… of tel:….');

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

const OWN = 'https://own.invalid';

/** Browsers ignore tabs and line ends in an address and treat a backslash as a slash, so a path is parsed as they do. */
function isAddress(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to refuse
  if (/[\u0000-\u001f\u007f-\u009f]/.test(text)) return false;
  if (!text.startsWith('/')) return URL.canParse(text) && SCHEMES.includes(new URL(text).protocol);
  if (text.includes('\\') || !URL.canParse(text, OWN)) return false;
  const { origin, pathname } = new URL(text, OWN);
  return origin === OWN && !pathname.startsWith('//');
}

/** A link with its text. */
export const link = z.object({ title: line, url: address });

/** YouTube's id of a video: 11 characters (rules.md R22). */
export const youtubeId = z.string().regex(/^[\w-]{11}$/, 'Dit is geen video van YouTube.');

/** A phone number as people write it: 112, 0800-0113, 030 123 45 67, +31 30 123 45 67. At most 15 digits (E.164). */
export const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+?\d(?:[ -]?\d){2,14}$/, 'Vul een telefoonnummer in, bijvoorbeeld 112 of 0800-0113.');

/** A day: 2026-11-21. */
export const day = z.iso.date();
