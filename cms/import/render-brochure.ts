import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { type Authorship, authorshipText } from '../../app/features/content/published/authorship.ts';

/** A node of a rich text, with the properties that a brochure uses. */
interface Node {
  type?: string;
  text?: string;
  format?: number | string;
  listType?: string;
  fields?: { url?: string };
  children?: Node[];
}

interface Brochure extends Authorship {
  title: string;
  description: string;
  text: { root: unknown };
}

const FONTS = join(process.cwd(), 'node_modules/@fontsource/atkinson-hyperlegible-next/files');
const font = (weight: number) => join(FONTS, `atkinson-hyperlegible-next-latin-${weight}-normal.woff`);

const PAGE = { size: 'A4', margin: 72 };
/** Height of a heading and the first lines below it, in points. */
const MIN_HEADING_SPACE = 96;

const BOLD = 1;
const INK = '#1f2a30';
const ACCENT = '#0b5260';
const URGENT = '#951b1b';

/**
 * Renders a brochure as a PDF for screen readers: tagged (PDF/UA), with its title and language. A quotation is urgent
 * advice and is printed in red. It ends with who wrote it and who checked it.
 */
export async function renderBrochure({ title, description, text, ...authorship }: Brochure): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false, // otherwise every page would begin in the default font, also in the middle of a paragraph
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'nl-NL',
    info: {
      Title: title,
      Author: authorship.writtenBy === 'ai' ? 'AI' : 'Stichting Niergenoten',
      Subject: description,
    },
    font: font(400),
  } as unknown as PDFKit.PDFDocumentOptions); // its types do not have PDF/UA
  pdf.addPage(PAGE);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve) => pdf.once('end', () => resolve()));
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const add = (type: string, render: () => void, parent: PDFKit.PDFStructureElement = document) =>
    parent.add(pdf.struct(type, {}, [render]));

  add('H1', () => pdf.font(font(700)).fontSize(26).fillColor(ACCENT).text(title));
  if (description) add('P', () => pdf.moveDown(0.4).font(font(400)).fontSize(14).fillColor(INK).text(description));
  for (const node of (text.root as Node).children ?? []) renderNode(node);
  const writers = authorshipText(authorship);
  if (writers) add('P', () => pdf.moveDown(1.4).font(font(400)).fontSize(12).fillColor(INK).text(writers));
  document.end();
  pdf.end();
  await written;
  return Buffer.concat(chunks);

  function renderNode(node: Node): void {
    pdf.moveDown(0.7);
    if (node.type === 'heading') {
      if (pdf.page.maxY() - pdf.y < MIN_HEADING_SPACE) pdf.addPage(PAGE);
      add('H2', () => pdf.font(font(700)).fontSize(16).fillColor(ACCENT).text(plainText(node)));
    } else if (node.type === 'list') {
      const list = pdf.struct('L');
      document.add(list);
      (node.children ?? []).forEach((item, index) => {
        const mark = node.listType === 'number' ? `${index + 1}.` : '•';
        add('LI', () => renderSpans(item, { mark }), list);
      });
      list.end();
    } else if (node.type === 'quote') {
      add('BlockQuote', () => renderSpans(node, { colour: URGENT }));
    } else add('P', () => renderSpans(node));
  }

  function renderSpans(node: Node, { mark = '', colour = INK } = {}): void {
    const spans = spansOf(node);
    const [x, indent] = [pdf.page.margins.left, mark ? 20 : 0];
    pdf.font(font(400)).fontSize(12).fillColor(colour);
    if (mark) pdf.text(mark, x, pdf.y, { continued: false }).moveUp();
    pdf.x = x + indent;
    spans.forEach(({ text, bold }, index) => {
      pdf.font(font(bold ? 700 : 400)).text(text, { lineGap: 3, continued: index < spans.length - 1 });
    });
    pdf.x = x;
  }
}

/** The spans of a paragraph. A link to another site is followed by its address, for readers on paper. */
function spansOf(node: Node): { text: string; bold: boolean }[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.type === 'linebreak') return [{ text: '\n', bold: false }];
    if (child.text !== undefined) return [{ text: child.text, bold: (Number(child.format) & BOLD) > 0 }];
    const { url = '' } = child.fields ?? {};
    const address = url.startsWith('https://') && plainText(child) !== url ? [{ text: ` (${url})`, bold: false }] : [];
    return [...spansOf(child), ...address];
  });
}

const plainText = (node: Node): string =>
  spansOf(node)
    .map(({ text }) => text)
    .join('');
