import { PRODUCT } from '#app/product.ts';

/**
 * The HTML of a page that is independent of the application: without scripts and data, with a stylesheet in public/. Title
 * and body are not escaped, so they must not contain input of a reader.
 */
export function plainDocument(title: string, body: string): string {
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
