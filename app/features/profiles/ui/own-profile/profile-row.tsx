import { useEffect, useRef } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Check, Lock, PenLine } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import type { EditedTreatments } from '../../actions.ts';
import type { RowView } from '../../own-profile/read-own-profile-screen.ts';
import { editRowPath } from '../../paths.ts';
import { CONSENT_ID } from './consent-forms.tsx';
import { EditRow } from './edit-row.tsx';
import styles from './own-profile.module.css';

interface Props {
  row: RowView;
  saved: boolean;
  edited: EditedTreatments | undefined;
  formError: FormError | undefined;
}

/** A row of the own profile: what it tells, or the form to change it. */
export function ProfileRow({ row, saved, edited, formError }: Props) {
  return (
    <div id={row.name} className={styles.row}>
      {row.form ? (
        <EditRow key={row.name} row={row} form={row.form} edited={edited} formError={formError} />
      ) : (
        <>
          <h3 className={styles.label}>{row.label}</h3>
          <RowText row={row} />
          {row.locked ? <LockedMark /> : <EditLink row={row} saved={saved} />}
        </>
      )}
    </div>
  );
}

function RowText({ row: { lines, locked } }: { row: RowView }) {
  if (lines.length === 0)
    return <p className={styles.empty}>{locked ? 'Geef eerst toestemming' : 'Klik om te wijzigen'}</p>;
  return (
    <div className={styles.value}>
      {lines.map((paragraph) => (
        <p key={paragraph.join()}>
          {paragraph.map((line) => (
            <span key={line} className={styles.line} dir="auto">
              {capitalise(line)}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The link that opens the form; its target is the whole row. After saving it takes the focus, and says so. */
function EditLink({ row: { name, label }, saved }: { row: RowView; saved: boolean }) {
  const link = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (saved) link.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [saved]);
  return (
    <span ref={link} className={styles.edit}>
      {saved && (
        <span role="status" className={styles.saved}>
          <Check aria-hidden="true" /> Bewaard
        </span>
      )}
      <Link to={editRowPath(name)} preventScrollReset className={styles.editLink}>
        <PenLine aria-hidden="true" />
        Wijzig<span className="visually-hidden"> {label}</span>
      </Link>
    </span>
  );
}

/** What leads to the consent, without which the row is not filled in (rules.md R35). */
const LockedMark = () => (
  <span className={styles.edit}>
    <a href={`#${CONSENT_ID}`} className={styles.editLink}>
      <Lock aria-hidden="true" />
      <span className="visually-hidden">Naar de toestemming</span>
    </a>
  </span>
);
