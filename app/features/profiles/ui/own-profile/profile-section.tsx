import type { FormError } from '#app/platform/forms/form-error.ts';
import { Lock, UsersRound } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { EditedTreatments } from '../../actions.ts';
import type { SectionView } from '../../own-profile/read-own-profile.ts';
import { chooseAudiencePath } from '../../paths.ts';
import { AudienceForm } from './audience-form.tsx';
import { CONSENT_ID } from './consent-forms.tsx';
import styles from './own-profile.module.css';
import { ProfileRow } from './profile-row.tsx';

interface Props {
  section: SectionView;
  /** The row or section that was just saved. */
  saved: string | null;
  edited: EditedTreatments | undefined;
  formError: FormError | undefined;
}

/** A section of the own profile: who sees it, and its rows. */
export function ProfileSection({ section, saved, edited, formError }: Props) {
  const { id, title, rows, choosing } = section;
  const locked = rows.every((row) => row.locked);
  return (
    <section id={id} aria-labelledby={`${id}-kop`} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={`${id}-kop`}>{title}</h2>
        {!choosing && !locked && <Audience section={section} saved={saved === id} />}
      </div>
      {choosing && <AudienceForm section={section} formError={formError} />}
      {locked ? (
        <p className={styles.hidden}>
          <Lock aria-hidden="true" />
          <span>
            <a href={`#${CONSENT_ID}`}>Geef eerst toestemming</a>, dan kun je dit invullen.
          </span>
        </p>
      ) : (
        <div className={styles.rows}>
          {rows.map((row) => (
            <ProfileRow key={row.name} row={row} saved={saved === row.name} edited={edited} formError={formError} />
          ))}
        </div>
      )}
    </section>
  );
}

function Audience({ section: { id, title, audienceLabel }, saved }: { section: SectionView; saved: boolean }) {
  return (
    <p className={styles.audience}>
      <UsersRound aria-hidden="true" />
      <span>
        Te zien voor {audienceLabel}.{' '}
        <Link to={chooseAudiencePath(id)} preventScrollReset>
          Verander<span className="visually-hidden"> wie {title} ziet</span>
        </Link>
        {saved && <span role="status"> Opgeslagen.</span>}
      </span>
    </p>
  );
}
