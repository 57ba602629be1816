import { expect, test } from 'vitest';
import { parseHtml } from '../../../tests/support/parse-html.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/** What the editor reads of this clipboard, on one line. */
const clean = (html: string) =>
  cleanPastedHtml(html, (text) => parseHtml(text))
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li|h\d|table|tbody|tr|td|div)\b[^>]*>) ?/g, '$1')
    .trim();

/** The clipboard of Word for Windows around this. */
const word = (fragment: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=NL style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
${fragment}
<!--EndFragment-->
</body></html>`;

/** An item of a list as Word writes it: its bullet or number in a part that only others than Word show. */
const wordItem = (marker: string, level: number, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const wordParagraph = (text: string) => `<p class=MsoNormal style='line-height:115%'>${text}<o:p></o:p></p>`;

test('Word: bullets and numbers are lists, and nested ones in the item before them', () => {
  const bullets = [
    wordItem('·', 1, 'Zout', 'First'),
    wordItem('o', 2, 'Brood'),
    wordItem('§', 3, 'Roggebrood'),
    wordItem('o', 2, 'Kaas'),
    wordItem('·', 1, 'Kalium', 'Last'),
  ];
  expect(clean(word(bullets.join('\n\n')))).toBe(
    '<ul><li>Zout<ul><li>Brood<ul><li>Roggebrood</li></ul></li><li>Kaas</li></ul></li><li>Kalium</li></ul>',
  );
  const steps = [wordItem('1.', 1, 'Bel'), wordItem('a.', 2, 'Overdag'), wordItem('2.', 1, 'Wacht')];
  expect(clean(word(steps.join('\n')))).toBe('<ol><li>Bel<ol><li>Overdag</li></ol></li><li>Wacht</li></ol>');
});

test('Word: text between lists stays there, and numbers go on behind it or begin again', () => {
  const parts = [
    wordItem('1.', 1, 'Bel'),
    wordParagraph('Neemt niemand op?'),
    wordItem('2.', 1, 'Wacht'),
    wordItem('1.', 1, 'Een andere lijst'),
    wordItem('·', 1, 'Een derde'),
  ];
  expect(clean(word(parts.join('\n')))).toBe(
    '<ol><li>Bel</li></ol><p>Neemt niemand op?</p><ol start="2"><li>Wacht</li></ol>' +
      '<ol><li>Een andere lijst</li></ol><ul><li>Een derde</li></ul>',
  );
});

test('Word: items whose bullet is text are a list; a paragraph that only looks like one is none', () => {
  const item = (marker: string, text: string, margin = 36) =>
    `<p class="MsoListParagraph" style="margin-left:${margin}.0pt;text-indent:-18.0pt"><span style="font-family:Symbol">${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;
  expect(clean(item('·', '<b>Zout</b> en meer') + item('o', 'Brood', 72) + item('·', 'Kalium'))).toBe(
    '<ul><li><b>Zout</b> en meer<ul><li>Brood</li></ul></li><li>Kalium</li></ul>',
  );
  expect(clean(item('1.', 'Bel') + item('2.', 'Wacht'))).toBe('<ol><li>Bel</li><li>Wacht</li></ol>');
  const others = '<p>1. Bel</p><p class="MsoListParagraph">Een tweede alinea</p>';
  expect(clean(others)).toBe('<p>1. Bel</p><p>Een tweede alinea</p>');
});

test('Word: headings keep their order, empty paragraphs go, and a table stays', () => {
  const fragment = [
    '<h1>Leven met dialyse<o:p></o:p></h1>',
    wordParagraph('<o:p>&nbsp;</o:p>'),
    wordParagraph('Je kunt <b>veel</b> zelf.'),
    '<h2>Thuis</h2>',
    '<h3>’s Nachts</h3>',
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200
style='width:150.0pt;background:#DDD'>${wordParagraph('Dag')}</td><td>${wordParagraph('<o:p>&nbsp;</o:p>')}</td></tr></table>`,
    '<h2><o:p>&nbsp;</o:p></h2>',
  ];
  expect(clean(word(fragment.join('\n'))).replaceAll('&nbsp;', '')).toBe(
    '<h3>Leven met dialyse</h3><p>Je kunt <b>veel</b> zelf.</p><h4>Thuis</h4><h4>’s Nachts</h4>' +
      '<table><tbody><tr><td><p>Dag</p></td><td><p></p></td></tr></tbody></table>',
  );
});

/** An item as Word Online writes it: a list of its own. */
const onlineItem = (tag: 'ul' | 'ol', level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${tag} class="BulletListStyle1 SCXW1 BCX8" role="list" ${tag === 'ol' ? `start="${start}"` : ''}
style="margin: 0px; cursor: text;"><li data-leveltext="" data-aria-posinset="1" data-aria-level="${level}" role="listitem"
class="OutlineElement Ltr SCXW1 BCX8" style="margin: 0px 0px 0px 24px"><p class="Paragraph SCXW1 BCX8" style="font-weight: normal"><span
data-contrast="auto" class="TextRun SCXW1 BCX8" style="font-size: 12pt"><span class="NormalTextRun SCXW1 BCX8">${text}</span></span><span
class="EOP SCXW1 BCX8" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;

const onlineParagraph = (text: string, attributes = '') =>
  `<div class="OutlineElement Ltr SCXW1 BCX8" style="direction: ltr;"><p class="Paragraph SCXW1 BCX8" ${attributes}><span
class="TextRun">${text}</span><span class="EOP SCXW1">&nbsp;</span></p></div>`;

test('Word Online: the lists of one item each are one list', () => {
  const bullets = [onlineItem('ul', 1, 'Zout'), onlineItem('ul', 2, 'Brood'), onlineItem('ul', 1, 'Kalium')];
  expect(clean(bullets.join(''))).toBe('<ul><li>Zout<ul><li>Brood</li></ul></li><li>Kalium</li></ul>');
  const steps = [
    onlineItem('ol', 1, 'Bel'),
    onlineItem('ul', 2, 'Overdag'),
    onlineItem('ol', 1, 'Wacht', 2),
    onlineParagraph('Daarna'),
    onlineItem('ol', 1, 'Ga naar huis', 3),
  ];
  expect(clean(steps.join(''))).toBe(
    '<ol><li>Bel<ul><li>Overdag</li></ul></li><li>Wacht</li></ol><div><p>Daarna</p></div>' +
      '<ol start="3"><li>Ga naar huis</li></ol>',
  );
});

test('Word Online: what has the role of a heading is one, and empty paragraphs go', () => {
  const html = [
    onlineParagraph('Thuis', 'role="heading" aria-level="2"'),
    onlineParagraph(''),
    onlineParagraph('Je kunt veel zelf.'),
    onlineParagraph('’s Nachts', 'role="heading" aria-level="3"'),
  ];
  expect(clean(html.join(''))).toBe(
    '<div><h3>Thuis</h3></div><div><p>Je kunt veel zelf.</p></div><div><h4>’s Nachts</h4></div>',
  );
});

/** The clipboard of Google Docs around this. */
const docs = (fragment: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${fragment}</b><br class="Apple-interchange-newline">`;

const docsText = (text: string, style = 'font-weight:400') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;${style};font-style:normal;white-space:pre-wrap;">${text}</span>`;

const docsItem = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38" role="presentation">${docsText(text)}</p></li>`;

test('Google Docs: nothing is bold but what was, and lists are nested', () => {
  const paragraph = `<p dir="ltr" style="line-height:1.38">${docsText('Je kunt ')}${docsText('veel', 'font-weight:700')}</p>`;
  expect(clean(docs(`${paragraph}<br /><h2 dir="ltr">${docsText('Thuis')}</h2><br><br>${paragraph}`))).toBe(
    '<p>Je kunt <span style="font-weight: 700;">veel</span></p><h3>Thuis</h3>' +
      '<p>Je kunt <span style="font-weight: 700;">veel</span></p>',
  );
  const list = `<ol style="margin-top:0">${docsItem(1, 'Bel')}<ul>${docsItem(2, 'Overdag')}<ul>${docsItem(3, 'Om acht uur')}</ul></ul>${docsItem(1, 'Wacht')}</ol>`;
  expect(clean(docs(list))).toBe(
    '<ol><li>Bel<ul><li>Overdag<ul><li>Om acht uur</li></ul></li></ul></li><li>Wacht</li></ol>',
  );
});

test('a page of the web keeps its lists, links and lines', () => {
  const html =
    '<ul><li>Zout<ul><li>Brood</li></ul></li></ul><p>Een<br>twee <a href="https://example.org/">drie</a></p><hr>';
  expect(clean(html)).toBe(html);
  expect(clean('Zomaar<br>tekst')).toBe('Zomaar<br>tekst');
});
