import { use } from 'react';
import { type FetcherWithComponents, Form, type FormProps } from 'react-router';
import { AntiforgeryContext } from './antiforgery-context.ts';

export interface PostFormProps extends FormProps {
  /** Submits through this fetcher, without a navigation. */
  // biome-ignore lint/suspicious/noExplicitAny: a form does not read the data of its fetcher
  fetcher?: FetcherWithComponents<any> | undefined;
}

/** The form of every action; without JavaScript a plain POST. `noValidate`, so that all browsers show errors alike. */
export function PostForm({ fetcher, children, ...props }: PostFormProps) {
  const Element = fetcher ? fetcher.Form : Form;
  return (
    <Element method="post" noValidate {...props}>
      <AntiforgeryField />
      {children}
    </Element>
  );
}

/** The hidden field with the anti-forgery token, which proves that a form is ours (R9); nothing for visitors. */
function AntiforgeryField() {
  const token = use(AntiforgeryContext);
  return token === null ? null : <input type="hidden" name="_csrf" value={token} />;
}
