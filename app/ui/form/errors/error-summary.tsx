import { type MouseEvent, useEffect, useRef } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import styles from './error-summary.module.css';

interface Props {
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  /** What the fields are called on the page, by name, so that one message about many still tells them apart. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/**
 * All errors of a form at its top, each leading to its field. A message under the name '' or 'form' belongs to no field.
 * It takes focus when errors appear, so that nobody has to look for what went wrong.
 */
export function ErrorSummary({ errors = {}, labels = {} }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  // By content, not identity: an object made anew in each render must not steal focus from who is typing.
  const said = entries.map(([name, message]) => `${name}: ${message}`).join('\n');
  const before = useRef('');

  useEffect(() => {
    const known = before.current.split('\n');
    const now = said.split('\n').filter(Boolean);
    before.current = said;
    // Nor may an error that is solved meanwhile.
    if (now.some((error) => !known.includes(error))) region.current?.focus();
  }, [said]);

  if (!said) return null;
  return (
    <div role="alert" ref={region} tabIndex={-1} className={styles.summary}>
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
              <a href={`#field-${name}`} onClick={goToField}>
                {labels[name] ? `${introducing(labels[name])} ${message}` : message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a field is called, before what is said of it: a question has its mark already. */
const introducing = (label: string): string => (label.endsWith('?') ? label : `${label}:`);

/** Focus instead of a change of address: that would count as a navigation and drop the errors with it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('fieldset') ?? field.parentElement ?? field).scrollIntoView({ block: 'center' });
}
