/**
 * Preserves the texts and selections of the text areas that the server rendered, until React has hydrated each of them:
 * while it renders, React sets a text area back to the text of the server, though not an input, and a reader may have
 * begun to type. Scripts that set a text meanwhile use the setter of the prototype. React then reports a change of these
 * areas twice, on `input` and on `change`.
 */
export function preserveTypedText(): void {
  for (const area of document.querySelectorAll('textarea')) {
    preserveSelection(area);
    override(area, 'value', () => {});
  }
}

/** Ends `preserveTypedText` for a text area, once it is hydrated. That of a part whose code is loaded later is so later. */
export const endPreservingText = (area: HTMLTextAreaElement): void => void Reflect.deleteProperty(area, 'value');

/**
 * Preserves the selection in a text area that React renders again: React then always sets the default value, and setting
 * the same one moves the cursor to the beginning.
 */
export function preserveSelection(area: HTMLTextAreaElement): void {
  override(area, 'defaultValue', (text) => {
    if (text !== area.defaultValue) Reflect.set(HTMLTextAreaElement.prototype, 'defaultValue', text, area);
  });
}

function override(area: HTMLTextAreaElement, property: 'value' | 'defaultValue', set: (text: string) => void): void {
  Object.defineProperty(area, property, {
    configurable: true,
    get: () => Reflect.get(HTMLTextAreaElement.prototype, property, area),
    set,
  });
}
