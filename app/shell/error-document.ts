import { plainDocument } from './plain-document.ts';
import { unavailableHtml } from './unavailable.html.ts';

/** The page for when drawing itself fails: 503 says to come back, anything else is an error of ours. */
export function errorDocument(status: number, { requestId }: { requestId: string }): string {
  if (status === 503) return unavailableHtml();
  const code = requestId.replace(/[^\w-]/g, '');
  return plainDocument(
    'Er is iets misgegaan',
    `<p>Dat ligt aan ons, niet aan jou. Wat je eerder had bewaard, is er nog. Probeer het later opnieuw.</p>
      <p>Blijft het misgaan? Neem contact op en noem deze code: <strong>${code}</strong></p>
      <p><a href="/">Naar de startpagina</a></p>`,
  );
}
