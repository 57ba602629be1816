/** A text that was translated where it stands. */
export interface Translation {
  /** Puts the Dutch back. */
  undo(): void;
}

/** The browser's own translator (Translator API), as far as we use it. */
interface TranslatorApi {
  availability(languages: Languages): Promise<string>;
  create(languages: Languages): Promise<{ translate(text: string): Promise<string>; destroy(): void }>;
}

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

/**
 * Translates each piece of text in `root`, on the device of the reader. Throws where the browser can't; then the text is
 * as it was.
 */
export async function translateText(root: HTMLElement, language: string): Promise<Translation> {
  const { Translator } = window as unknown as { Translator: TranslatorApi };
  const languages = { sourceLanguage: 'nl', targetLanguage: language };
  if ((await Translator.availability(languages)) === 'unavailable') throw new Error('The browser lacks the language.');
  const translator = await Translator.create(languages);
  const before = piecesOf(root).map((piece) => ({ piece, text: piece.data }));
  const undo = () => {
    for (const { piece, text } of before) piece.data = text;
    root.removeAttribute('dir');
    root.removeAttribute('lang');
  };
  try {
    for (const { piece, text } of before) piece.data = keepSpace(text, await translator.translate(text.trim()));
    root.lang = language;
    root.dir = 'auto';
  } catch (error) {
    undo();
    throw error;
  } finally {
    translator.destroy();
  }
  return { undo };
}

function piecesOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\p{L}/u.test((node as Text).data)) pieces.push(node as Text);
  }
  return pieces;
}

/** The space around a piece keeps words apart from their neighbours. */
const keepSpace = (text: string, translated: string): string =>
  `${/^\s*/.exec(text)?.[0] ?? ''}${translated}${/\s*$/.exec(text)?.[0] ?? ''}`;
