import { join } from 'node:path';
import PDFDocument from 'pdfkit';

/** A text of the editor, as far as a brochure has it. */
interface Node {
  type?: string;
  text?: string;
  format?: number | string;
  listType?: string;
  fields?: { url?: string };
  children?: Node[];
}

interface Brochure {
  title: string;
  description: string;
  text: { root: unknown };
}

const FONTS = join(process.cwd(), 'node_modules/@fontsource/atkinson-hyperlegible-next/files');
const font = (weight: number) => join(FONTS, `atkinson-hyperlegible-next-latin-${weight}-normal.woff`);

const PAGE = { size: 'A4', margin: 72 };
/** A heading and the first lines below it, in points. */
const ROOM_FOR_HEADING = 96;

const BOLD = 1;
const INK = '#1f2a30';
const ACCENT = '#0b5260';

/** A brochure as a PDF that can be read aloud: tagged, with its title and language. */
export async function brochureOf({ title, description, text }: Brochure): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false, // or every page would begin in the font of the document, whatever runs on to it
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'nl-NL',
    info: { Title: title, Author: 'Stichting Niergenoten', Subject: description },
    font: font(400),
  } as unknown as PDFKit.PDFDocumentOptions); // its types don't know PDF/UA
  pdf.addPage(PAGE);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve) => pdf.once('end', () => resolve()));
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const add = (type: string, draw: () => void, parent: PDFKit.PDFStructureElement = document) =>
    parent.add(pdf.struct(type, {}, [draw]));

  add('H1', () => pdf.font(font(700)).fontSize(26).fillColor(ACCENT).text(title));
  if (description) add('P', () => pdf.moveDown(0.4).font(font(400)).fontSize(14).fillColor(INK).text(description));
  for (const node of (text.root as Node).children ?? []) drawNode(node);
  document.end();
  pdf.end();
  await written;
  return Buffer.concat(chunks);

  function drawNode(node: Node): void {
    pdf.moveDown(0.7);
    if (node.type === 'heading') {
      if (pdf.page.maxY() - pdf.y < ROOM_FOR_HEADING) pdf.addPage(PAGE);
      add('H2', () => pdf.font(font(700)).fontSize(16).fillColor(ACCENT).text(wordsOf(node)));
    } else if (node.type === 'list') {
      const list = pdf.struct('L');
      document.add(list);
      (node.children ?? []).forEach((item, place) => {
        const mark = node.listType === 'number' ? `${place + 1}.` : '•';
        add('LI', () => drawWords(item, { mark }), list);
      });
      list.end();
    } else add('P', () => drawWords(node));
  }

  function drawWords(node: Node, { mark = '' } = {}): void {
    const parts = partsOf(node);
    const [x, indent] = [pdf.page.margins.left, mark ? 20 : 0];
    pdf.font(font(400)).fontSize(12).fillColor(INK);
    if (mark) pdf.text(mark, x, pdf.y, { continued: false }).moveUp();
    pdf.x = x + indent;
    parts.forEach(({ words, bold }, place) => {
      pdf.font(font(bold ? 700 : 400)).text(words, { lineGap: 3, continued: place < parts.length - 1 });
    });
    pdf.x = x;
  }
}

/** The pieces of a paragraph; a link to elsewhere is followed by where it leads, for paper has no links. */
function partsOf(node: Node): { words: string; bold: boolean }[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.type === 'linebreak') return [{ words: '\n', bold: false }];
    if (child.text !== undefined) return [{ words: child.text, bold: (Number(child.format) & BOLD) > 0 }];
    const { url = '' } = child.fields ?? {};
    const away = url.startsWith('https://') && wordsOf(child) !== url ? [{ words: ` (${url})`, bold: false }] : [];
    return [...partsOf(child), ...away];
  });
}

const wordsOf = (node: Node): string =>
  partsOf(node)
    .map(({ words }) => words)
    .join('');
