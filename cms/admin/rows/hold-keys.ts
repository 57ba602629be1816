const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [disabled]), textarea, [contenteditable=true]';

/** What is left of the choice of a block, with its search, while it closes. */
const CHOICE = '.drawer:has(.blocks-drawer__blocks)';

/** How long it may take until a row has its fields, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Holds the keys that are pressed until a row has its fields, focuses the first of them, and types them there. A click, a Tab
 * or a key in another field says that the editor goes elsewhere, and ends it.
 * @param row the id of the element of the row
 */
export function holdKeys(row: string): void {
  let held = '';
  const end = new AbortController();
  const listening = { capture: true, signal: end.signal };
  const stop = () => end.abort();
  document.addEventListener('pointerdown', stop, listening);
  document.addEventListener('keydown', hold, listening);
  const observer = new MutationObserver(() => {
    const field = firstFieldOf(row);
    if (!field) return;
    stop();
    field.focus();
    type(held, field);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, PATIENCE);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });

  function hold(event: KeyboardEvent): void {
    const { key, target } = event;
    const field = target instanceof Element ? target.closest(FIELDS) : null;
    if (key === 'Tab' || (field && !field.closest(CHOICE))) stop();
    if (end.signal.aborted || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Backspace') held = held.slice(0, -1);
    else if (key === 'Enter') held += '\n';
    else if (key.length === 1) held += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The first field of a row; null while the row, or one of its fields, is on its way. */
function firstFieldOf(row: string): HTMLElement | null {
  const element = document.getElementById(row);
  if (!element || element.querySelector('.shimmer-effect')) return null;
  return element.querySelector<HTMLElement>(FIELDS);
}

/** Types a text as a keyboard does, so that the form and the editor of rich text learn of it. */
function type(text: string, field: HTMLElement): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) document.execCommand(field.isContentEditable ? 'insertParagraph' : 'insertLineBreak');
    if (line) document.execCommand('insertText', false, line);
  }
}
