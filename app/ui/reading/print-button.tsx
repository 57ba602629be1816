import { use, useEffect } from 'react';
import { Printer } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { countUsage } from '../count-usage.ts';
import { AntiforgeryContext } from '../form/antiforgery-context.ts';

/**
 * Prints the page. All collapsed parts are expanded for printing, and collapsed again afterwards. Each time is counted
 * (choices.md 17).
 */
export function PrintButton() {
  const antiforgery = use(AntiforgeryContext);
  useEffect(() => expandForPrinting(() => countUsage('page_printed', antiforgery)), [antiforgery]);
  return (
    <Button variant="quiet" icon={Printer} type="button" className="needs-script" onClick={() => window.print()}>
      Print
    </Button>
  );
}

/** Expands collapsed parts whenever the page is printed, also from the browser's menu. Returns the cleanup function. */
function expandForPrinting(onPrint: () => void): () => void {
  let expanded: HTMLDetailsElement[] = [];
  const expand = () => {
    expanded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of expanded) details.open = true;
    onPrint();
  };
  const collapse = () => {
    for (const details of expanded) details.open = false;
    expanded = [];
  };
  addEventListener('beforeprint', expand);
  addEventListener('afterprint', collapse);
  return () => {
    removeEventListener('beforeprint', expand);
    removeEventListener('afterprint', collapse);
  };
}
