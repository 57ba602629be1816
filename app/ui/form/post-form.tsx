import { type FetcherWithComponents, Form, type FormProps } from 'react-router';
import { AntiforgeryField } from './antiforgery-field.tsx';

export interface PostFormProps extends FormProps {
  /** Sends through this fetcher, so that the page stays where it is. */
  // biome-ignore lint/suspicious/noExplicitAny: a form does not read what its fetcher gets
  fetcher?: FetcherWithComponents<any> | undefined;
}

/** The form of every action: a plain POST without JavaScript. `noValidate`, so that errors look alike everywhere. */
export function PostForm({ fetcher, children, ...props }: PostFormProps) {
  const Element = fetcher ? fetcher.Form : Form;
  return (
    <Element method="post" noValidate {...props}>
      <AntiforgeryField />
      {children}
    </Element>
  );
}
