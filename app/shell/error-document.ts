import { plainDocument } from './plain-document.ts';
import { unavailableDocument } from './unavailable-document.ts';

/**
 * The HTML of an error page for a request that the router does not handle, or whose page cannot be rendered. `message` is
 * shown for a 4xx status other than 404, and `requestId` for a 5xx status other than 503.
 */
export function errorDocument(status: number, { message, requestId }: { message: string; requestId: string }): string {
  if (status === 503) return unavailableDocument();
  if (status === 404) {
    return plainDocument(
      'De pagina is niet gevonden',
      `<p>Er staat een foutje in het adres. Typ het over, of begin opnieuw op de startpagina.</p>
      <p><a href="/">Naar de startpagina</a></p>`,
    );
  }
  if (status < 500) {
    return plainDocument(
      'Dit is niet gelukt',
      `<p>${message}</p>
      <p>Ga met je browser terug naar de vorige pagina. Daar kun je het opnieuw proberen.</p>
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
