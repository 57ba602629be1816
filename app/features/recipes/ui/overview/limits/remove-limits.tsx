import { useNavigation } from 'react-router';
import { FormErrorMessage } from '#app/features/profiles/ui/own-profile/form-error-message.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { ownLimits } from '../../../nutrient-limits/own-limits.ts';
import { type RecipesView, recipesViewPath } from '../../../overview/overview-paths.ts';
import styles from './limits-prompt.module.css';

/** Takes the limits out of the profile: for good, or back to this browser, which needs JavaScript for that. */
export function RemoveLimits({ view, formError }: { view: RecipesView; formError: FormError | undefined }) {
  const sent = useNavigation().formData;
  const to = sent?.get('intent') === 'remove-limits' ? (sent.get('to') ?? 'nowhere') : null;
  return (
    <PostForm action={recipesViewPath({ ...view, page: 1 })} preventScrollReset className={styles.actions}>
      <FormErrorMessage formError={formError} />
      <input type="hidden" name="intent" value="remove-limits" />
      <Button
        name="to"
        value="browser"
        busy={to === 'browser'}
        className="needs-script"
        onClick={() => ownLimits.write(view.profileLimits)}
      >
        Zet ze terug in deze browser
      </Button>
      <Button variant="danger" busy={to === 'nowhere'}>
        Verwijder mijn grenzen
      </Button>
    </PostForm>
  );
}
