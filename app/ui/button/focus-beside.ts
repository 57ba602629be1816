/**
 * Moves the focus from a button or link that is about to go with its row to the same one of the next row, or of the one
 * before; from the last one to the content of the page. `rows` selects the rows, which are beside each other.
 */
export function focusBeside(control: HTMLElement, rows: string): void {
  const row = control.closest(rows);
  const place = row ? controlsIn(row).indexOf(control) : -1;
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((other) => other?.matches(rows));
  const target = (beside && controlsIn(beside)[place]) ?? control.closest('main');
  target?.focus();
}

const controlsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button, a')];
