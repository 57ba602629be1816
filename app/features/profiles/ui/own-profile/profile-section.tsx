import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Lock, UsersRound, X } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { EditedTreatments } from '../../actions.ts';
import type { SectionView } from '../../own-profile/read-own-profile-screen.ts';
import { chooseAudiencePath, profileRowPath } from '../../paths.ts';
import { CONSENT_ID } from './consent-forms.tsx';
import { FormErrorMessage } from './form-error-message.tsx';
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
          Wijzig<span className="visually-hidden"> wie {title} ziet</span>
        </Link>
        {saved && <span role="status"> Bewaard.</span>}
      </span>
    </p>
  );
}

const OPTIONS = [
  {
    value: 'everyone',
    label: 'Iedereen die mijn profiel mag zien',
    help: 'Is je profiel besloten, dan zijn dat alleen deelnemers.',
  },
  { value: 'participants', label: 'Alleen deelnemers', help: 'Ook als je profiel openbaar is.' },
  { value: 'contacts', label: 'Alleen mijn contacten', help: 'Deelnemers met wie je contact hebt gemaakt.' },
];

/** Chooses who sees a section of the own profile. */
function AudienceForm({ section, formError }: { section: SectionView; formError: FormError | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
  const errors = useStandingErrors(formError?.errors);
  return (
    <PostForm className={styles.form}>
      <input type="hidden" name="intent" value="audience" />
      <input type="hidden" name="section" value={section.section} />
      <input type="hidden" name="row" value={section.id} />
      <FormErrorMessage formError={formError} />
      <RadioList
        legend="Wie mag dit onderdeel zien?"
        name="Audience"
        options={OPTIONS}
        defaultValue={section.audience}
        error={errors.Audience}
      />
      <div className={styles.actions}>
        <Button variant="primary" busy={busy}>
          Bewaar
        </Button>
        <ButtonLink to={profileRowPath(section.id)} variant="quiet" icon={X} preventScrollReset>
          Sluit
        </ButtonLink>
      </div>
    </PostForm>
  );
}
