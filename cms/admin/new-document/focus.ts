/** Where an editor types: a field of a form, by what finds it in another form of the same document. */
export interface Focus {
  selector: string;
  /** What is selected in it; null in a text with markup. */
  selection: [start: number, end: number] | null;
}

/** Where the editor types now; null outside of a field. */
export function currentFocus(): Focus | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    const { id, selectionStart, selectionEnd } = activeElement;
    const selection: Focus['selection'] =
      selectionStart === null ? null : [selectionStart, selectionEnd ?? selectionStart];
    return id ? { selector: `#${CSS.escape(id)}`, selection } : null;
  }
  if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return null;
  const field = activeElement.closest('[id]');
  return field && { selector: `#${CSS.escape(field.id)} [contenteditable=true]`, selection: null };
}

/** Lets the editor type on at the same place, or at the end of a text with markup. */
export function restoreFocus({ selector, selection }: Focus): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  element.focus();
  if (selection && 'setSelectionRange' in element) (element as HTMLInputElement).setSelectionRange(...selection);
  else if (element.isContentEditable) getSelection()?.selectAllChildren(element);
  if (element.isContentEditable) getSelection()?.collapseToEnd();
}
