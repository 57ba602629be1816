import { type ComponentType, createContext, type ReactNode, use } from 'react';

/*
 * Stands in for @payloadcms/ui in all tests that render a part of the admin (vitest.config.ts): the package itself imports
 * style sheets, which Node cannot load.
 */

type Fields = Record<string, { value: unknown }>;

/** The fields of the form around a part of the admin, by their path. */
export const FormFields = createContext<Fields>({});

export const useFormFields = <Selected,>(select: (context: [Fields]) => Selected): Selected =>
  select([use(FormFields)]);

/** A field of the form around it, which the test changes. */
export const useField = ({ potentiallyStalePath: path }: { potentiallyStalePath: string }) => {
  const { value } = use(FormFields)[path] ?? {};
  return { path, value, showError: false, disabled: false, setValue: use(ChangeField) };
};

/** What is called with the new value when somebody changes a field. */
export const ChangeField = createContext<(value: unknown) => void>(() => {});

export const withCondition = <Props,>(Field: ComponentType<Props>) => Field;

export const FieldLabel = ({ label, path }: { label: string; path: string }) => (
  <label htmlFor={`field-${path.replaceAll('.', '__')}`}>{label}</label>
);

export const FieldError = () => null;

export const Link = ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>;

export const Button = ({ children, disabled }: { children: ReactNode; disabled?: boolean }) => (
  <button disabled={disabled} type="submit">
    {children}
  </button>
);

export const FieldDescription = ({ description }: { description?: string }) => <p>{description}</p>;
