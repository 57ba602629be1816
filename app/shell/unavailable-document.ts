import { plainDocument } from './plain-document.ts';

/** The HTML of the page of a 503, when the router cannot render it (R34). */
export function unavailableDocument(): string {
  return plainDocument(
    'De site is even niet bereikbaar',
    `<p>We zijn zo terug. Probeer het over een minuut nog een keer. Wat je eerder had bewaard, is er nog.</p>
      <p><a href="/">Naar de startpagina</a></p>`,
  );
}
