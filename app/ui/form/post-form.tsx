import { type FetcherWithComponents, Form, type FormProps } from 'react-router';
import { AntiforgeryField } from './antiforgery-field.tsx';

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
