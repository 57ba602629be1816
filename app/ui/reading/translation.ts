/** A translation of the text in the page. */
export interface Translation {
  /** Restores the Dutch text. */
  undo(): void;
}

/** The parts of the browser's Translator API that are used here. */
interface TranslatorApi {
  availability(languages: Languages): Promise<string>;
  create(languages: Languages): Promise<{ translate(text: string): Promise<string>; destroy(): void }>;
}

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

/**
 * Replaces the text in these parts of the page with its translation, which is made on the device. Throws when the browser
 * cannot translate; the text is then unchanged.
 */
export async function translateText(parts: readonly HTMLElement[], language: string): Promise<Translation> {
  const { Translator } = window as unknown as { Translator: TranslatorApi };
  const languages = { sourceLanguage: 'nl', targetLanguage: language };
  if ((await Translator.availability(languages)) === 'unavailable') throw new Error('The browser lacks the language.');
  const translator = await Translator.create(languages);
  const originals = parts.flatMap(textNodesOf).map((node) => ({ node, text: node.data }));
  const undo = () => {
    for (const { node, text } of originals) node.data = text;
    for (const part of parts) {
      part.removeAttribute('dir');
      part.removeAttribute('lang');
    }
  };
  try {
    for (const { node, text } of originals) {
      node.data = withWhitespaceOf(text, await translator.translate(text.trim()));
    }
    for (const part of parts) Object.assign(part, { lang: language, dir: 'auto' });
  } catch (error) {
    undo();
    throw error;
  } finally {
    translator.destroy();
  }
  return { undo };
}

/** The text nodes in `root` that have a letter. */
function textNodesOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\p{L}/u.test((node as Text).data)) nodes.push(node as Text);
  }
  return nodes;
}

/** Puts the whitespace around a text around its translation, so that it stays separated from adjacent text. */
const withWhitespaceOf = (text: string, translated: string): string =>
  `${/^\s*/.exec(text)?.[0] ?? ''}${translated}${/\s*$/.exec(text)?.[0] ?? ''}`;
