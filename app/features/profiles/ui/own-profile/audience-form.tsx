import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import type { SectionView } from '../../own-profile/read-own-profile.ts';
import { profileRowPath } from '../../paths.ts';
import { FormErrorMessage } from './form-error-message.tsx';
import styles from './own-profile.module.css';

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
export function AudienceForm({ section, formError }: { section: SectionView; formError: FormError | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
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
        error={formError?.errors.Audience}
      />
      <div className={styles.actions}>
        <Button variant="primary" busy={busy}>
          Opslaan
        </Button>
        <ButtonLink to={profileRowPath(section.id)} variant="quiet" preventScrollReset>
          Sluiten
        </ButtonLink>
      </div>
    </PostForm>
  );
}
