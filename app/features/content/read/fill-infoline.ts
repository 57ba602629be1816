import { escapeHtml } from '#app/platform/escape-html.ts';
import { telephoneHref } from '#app/ui/link/telephone-href.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import type { PublishedDocument } from '../published/documents.ts';
import { INFOLINE_MARKER } from '../published/infoline-marker.ts';
import { mapTexts } from '../store/traverse-document.ts';

/** A marker in HTML, and the link before it of whose text it is part. */
const IN_HTML = /(<a\b[^<>]*>[^<]*)?\{infolijn\}/g;

/** The document with the phone number of the infoline, a setting, in place of its markers. In HTML it becomes a link. */
export function fillInfoline<D extends PublishedDocument>(document: D, phone: string): D {
  const href = telephoneHref(phone);
  const shown = escapeHtml(unbroken(phone));
  return mapTexts(document, (text, key) => {
    if (!text.includes(INFOLINE_MARKER)) return text;
    const linked = text.replaceAll(`tel:${INFOLINE_MARKER}`, href);
    if (key !== 'html') return fillInfolineInText(linked, phone);
    return linked.replace(IN_HTML, (_, link?: string) => (link ? link + shown : `<a href="${href}">${shown}</a>`));
  });
}

/** A text without HTML with the phone number of the infoline in place of its markers. */
export const fillInfolineInText = (text: string, phone: string): string =>
  text.replaceAll(INFOLINE_MARKER, unbroken(phone));
