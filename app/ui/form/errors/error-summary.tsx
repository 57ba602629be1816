import { type MouseEvent, useEffect, useRef } from 'react';
import { useHideSuccess } from '#app/ui/feedback/toast-context.ts';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import styles from './error-summary.module.css';

interface Props {
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** The labels of the fields, by name, to distinguish fields with the same message; only needed for several fields. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/**
 * All errors of a form, each with a link to its field. A message under the name '' or 'form' belongs to no field. The
 * summary takes the focus when new errors appear. A form with one field has none: the error stands beside the field, which
 * takes the focus.
 */
export function ErrorSummary({ errors = {}, labels = {} }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  // Errors are compared by content, because a render may pass a new object with the same errors.
  const content = entries.map(([name, message]) => `${name}: ${message}`).join('\n');
  const previous = useRef('');
  const [only] = entries.length === 1 && Object.keys(labels).length < 2 ? (entries[0] ?? []) : [];
  const field = only === '' || only === 'form' ? undefined : only;

  useEffect(() => {
    const previousErrors = previous.current.split('\n');
    const currentErrors = content.split('\n').filter(Boolean);
    previous.current = content;
    // When errors only disappear, the focus stays with the field that is being corrected.
    if (!currentErrors.some((error) => !previousErrors.includes(error))) return;
    (field ? document.getElementById(`field-${field}`) : region.current)?.focus();
  }, [content, field]);
  useHideSuccess(content);

  if (!content || field) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the page opens at its errors
    <div role="alert" ref={region} tabIndex={-1} autoFocus className={styles.summary}>
      <h2 className={styles.title}>
        <CircleAlert aria-hidden="true" />
        Er klopt nog iets niet
      </h2>
      <ul className={styles.list}>
        {entries.map(([name, message]) => (
          <li key={name}>
            {name === '' || name === 'form' ? (
              message
            ) : (
              <a href={`#field-${name}`} onClick={focusField}>
                {keepWhole(labels[name] ? `${withColon(labels[name])} ${message}` : message)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A word that begins with one letter and a hyphen, such as 'e-mailadres'. */
const HYPHENATED = /(\b\p{L}-\p{L}+)/u;

/** A message in which no line ends after that hyphen. */
const keepWhole = (message: string) => message.split(HYPHENATED).map(renderPart);

const renderPart = (part: string, index: number) =>
  HYPHENATED.test(part) ? (
    <span key={`${index} ${part}`} className={styles.whole}>
      {part}
    </span>
  ) : (
    part
  );

/** A label before a message: with a colon, except after a question mark. */
const withColon = (label: string): string => (label.endsWith('?') ? label : `${label}:`);

/** Moves the focus without changing the URL, because the router would treat that as a navigation and lose the errors. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('fieldset') ?? field.parentElement ?? field).scrollIntoView({ block: 'center' });
}
