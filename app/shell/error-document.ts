import { PRODUCT } from '#app/product.ts';

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

/** The HTML of the page of a 503, when the router cannot render it (R34). */
function unavailableDocument(): string {
  return plainDocument(
    'De site is even niet bereikbaar',
    `<p>We zijn zo terug. Probeer het over een minuut nog een keer. Wat je eerder had bewaard, is er nog.</p>
      <p><a href="/">Naar de startpagina</a></p>`,
  );
}

/**
 * The HTML of a page that is independent of the application: without scripts and data, with a stylesheet in public/. Title
 * and body are not escaped, so they must not contain input of a reader.
 */
function plainDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${PRODUCT}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/unavailable.css">
  </head>
  <body>
    <header><p><img src="/favicon.svg" alt="" width="44" height="44"> ${PRODUCT}</p></header>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}
