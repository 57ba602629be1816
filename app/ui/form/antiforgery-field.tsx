import { use } from 'react';
import { AntiforgeryContext } from './antiforgery-context.ts';

/** The hidden field that proves that a form came from our page (R9); nothing for visitors. */
export function AntiforgeryField() {
  const token = use(AntiforgeryContext);
  return token === null ? null : <input type="hidden" name="_csrf" value={token} />;
}
