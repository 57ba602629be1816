import { use } from 'react';
import { AntiforgeryContext } from './antiforgery-context.ts';

/** The hidden field with the anti-forgery token, which proves that a form is ours (R9); nothing for visitors. */
export function AntiforgeryField() {
  const token = use(AntiforgeryContext);
  return token === null ? null : <input type="hidden" name="_csrf" value={token} />;
}
