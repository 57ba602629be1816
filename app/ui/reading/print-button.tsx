import { useEffect } from 'react';
import { Printer } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';

/** Prints the page with all that is folded opened, which closes again afterwards (spec §2). */
export function PrintButton() {
  useEffect(() => openWhilePrinting(), []);
  return (
    <Button icon={Printer} type="button" className="needs-script" onClick={() => window.print()}>
      Print
    </Button>
  );
}

/** Opens what is folded before any printing, also from the browser's menu; gives the function that ends that. */
function openWhilePrinting(): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const close = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
