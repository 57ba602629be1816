import { useEffect } from 'react';
import { Printer } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';

/** Prints the page. All collapsed parts are expanded for printing, and collapsed again afterwards (spec §2). */
export function PrintButton() {
  useEffect(() => expandForPrinting(), []);
  return (
    <Button icon={Printer} type="button" className="needs-script" onClick={() => window.print()}>
      Print
    </Button>
  );
}

/** Expands collapsed parts whenever the page is printed, also from the browser's menu. Returns the cleanup function. */
function expandForPrinting(): () => void {
  let expanded: HTMLDetailsElement[] = [];
  const expand = () => {
    expanded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of expanded) details.open = true;
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
