import { PRODUCT } from '#app/product.ts';

/**
 * A whole page that needs nothing of the application: no script, no data, its style a plain file in public/. Title and
 * body are our own HTML; never put into them what a reader typed.
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
