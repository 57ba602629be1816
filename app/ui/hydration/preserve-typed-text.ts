/**
 * Preserves the texts and selections of the text areas on the page while React hydrates it: while it renders, React sets
 * each text area back to the text that the server rendered, though not an input, and a reader may have begun to type.
 * Gives the function that ends this, for when the page is hydrated. Scripts that set a text meanwhile use the setter of
 * the prototype. React then reports a change of these areas twice, on `input` and on `change`.
 */
export function preserveTypedText(): () => void {
  const areas = document.querySelectorAll('textarea');
  for (const area of areas) {
    preserveSelection(area);
    override(area, 'value', () => {});
  }
  return () => {
    for (const area of areas) Reflect.deleteProperty(area, 'value');
  };
}

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
