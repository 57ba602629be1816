/** The title of a document, or its number while it has none. */
export const titleOf = ({ id, title }: { id?: unknown; title?: unknown }): string =>
  title ? String(title) : `Nummer ${id}`;
