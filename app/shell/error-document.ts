import { plainDocument } from './plain-document.ts';
import { unavailableHtml } from './unavailable.html.ts';

/**
 * The page for when the application can't draw one: an address that can't be read (404), a fault that passes (503), or
 * an error of ours.
 */
export function errorDocument(status: number, { requestId }: { requestId: string }): string {
  if (status === 503) return unavailableHtml();
  if (status === 404) {
    return plainDocument(
      'De pagina is niet gevonden',
      `<p>Er staat een foutje in het adres. Typ het over, of begin opnieuw op de startpagina.</p>
      <p><a href="/">Naar de startpagina</a></p>`,
    );
  }
  const code = requestId.replace(/[^\w-]/g, '');
  return plainDocument(
    'Er is iets misgegaan',
    `<p>Dat ligt aan ons, niet aan jou. Wat je eerder had bewaard, is er nog. Probeer het later opnieuw.</p>
      <p>Blijft het misgaan? Neem contact op en noem deze code: <strong>${code}</strong></p>
      <p><a href="/">Naar de startpagina</a></p>`,
  );
}
