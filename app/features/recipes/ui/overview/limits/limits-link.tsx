import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { LIMIT_FIELDS_ID } from '../../../paths.ts';

/** The way to the fields of limits in the filter of the same page, which may be hidden. */
export const LimitsLink = ({ children }: { children: ReactNode }) => (
  <a href={`#${LIMIT_FIELDS_ID}`} onClick={showFields} className="link-alone">
    {children}
  </a>
);

/** Shows the fields to a reader who comes from another page for them. */
export function useFieldsOfAddress(): void {
  useEffect(() => {
    if (location.hash === `#${LIMIT_FIELDS_ID}`) showFields();
  }, []);
}

function showFields(event?: MouseEvent): void {
  const fields = document.getElementById(LIMIT_FIELDS_ID);
  if (!fields) return;
  event?.preventDefault();
  if (!fields.checkVisibility()) fields.closest<HTMLElement>('[popover]')?.showPopover();
  fields.scrollIntoView();
  fields.querySelector('select')?.focus({ preventScroll: true });
}
