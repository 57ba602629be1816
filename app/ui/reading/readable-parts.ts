/**
 * What is read aloud and translated of a page, in its order: the title and the introduction, which the page's header marks
 * with `data-reading`, and the text in the element with this id.
 */
export const readableParts = (textId: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-reading], #${textId}`),
];
