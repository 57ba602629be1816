/** A text of a PDF. */
export interface PdfText {
  /** The number of its sheet, from 0. */
  sheet: number;
  /** The element that it is in, and its role, such as 'H2' or 'P'. An element on two sheets has a text on each. */
  element: string;
  role: string;
}

/**
 * The texts of a tagged PDF of Chromium in reading order, and how many sheets it has. Chromium writes the tree of elements
 * (ISO 32000, 14.7) uncompressed.
 */
export function readPdf(pdf: Buffer): { sheets: number; texts: PdfText[] } {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? '';

  const sheetsBelow = (id: string): string[] => {
    const [, kids] = /\/Kids \[([^\]]*)\]/.exec(object(id)) ?? [];
    return kids === undefined ? [id] : references(kids).flatMap(sheetsBelow);
  };
  const sheets = sheetsBelow(reference(catalog, 'Pages') ?? '');

  const textsBelow = (id: string, outer: Omit<PdfText, 'sheet'> & { page: string | undefined }): PdfText[] => {
    const body = object(id);
    const [, own = ''] = /\/S \/(\w+)/.exec(body) ?? [];
    const { element, role } = own === '' || INLINE.has(own) ? outer : { element: id, role: own };
    const page = reference(body, 'Pg') ?? outer.page;
    const [, kids = ''] = /\/K (\[[\s\S]*\]|[^/>]+)/.exec(body) ?? [];
    const parts = kids.match(/<<[\s\S]*?>>|\d+ 0 R|\d+/g) ?? [];
    return parts.flatMap((part) => {
      if (part.endsWith(' R')) return textsBelow(part.split(' ')[0] ?? '', { element, role, page });
      const sheet = sheets.indexOf(reference(part, 'Pg') ?? page ?? '');
      return sheet < 0 || part.includes('/OBJR') ? [] : [{ sheet, element, role }]; // the area of a link has no text
    });
  };
  const root = reference(catalog, 'StructTreeRoot') ?? '';
  const texts = textsBelow(root, { element: root, role: '', page: undefined });
  return { sheets: sheets.length, texts };
}

/** Roles of parts of a line. */
const INLINE = new Set(['NonStruct', 'Span', 'Link', 'Strong', 'Em', 'Private']);

const references = (text: string): string[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);

const reference = (body: string, name: string): string | undefined => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
