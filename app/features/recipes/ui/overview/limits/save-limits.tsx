import { useNavigation } from 'react-router';
import { HealthConsentField } from '#app/features/profiles/ui/health-consent-field.tsx';
import { FormErrorMessage } from '#app/features/profiles/ui/own-profile/form-error-message.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LIMIT_FIELDS, LIMITED_NUTRIENTS } from '../../../nutrient-limits/nutrient-limits.ts';
import { type RecipesView, recipesViewPath } from '../../../overview/overview-paths.ts';

interface Props {
  view: RecipesView;
  /** The words of its button. */
  label: string;
  healthConsent: boolean;
  formError: FormError | undefined;
}

/**
 * Puts the limits of this list in the profile; asks for consent to keep health data where that is missing (rules.md R35).
 */
export function SaveLimits({ view, label, healthConsent, formError }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'save-limits';
  const errors = useStandingErrors(formError?.errors);
  return (
    <PostForm action={recipesViewPath({ ...view, page: 1 })} preventScrollReset>
      <Stack gap={2}>
        <FormErrorMessage formError={formError} />
        <input type="hidden" name="intent" value="save-limits" />
        {LIMITED_NUTRIENTS.map(({ key, perUnit }) => (
          <input key={key} type="hidden" name={LIMIT_FIELDS[key]} value={(view.limits[key] ?? 0) / perUnit || ''} />
        ))}
        {!healthConsent && (
          <HealthConsentField name="HealthConsent" withdrawnAt="onder aan je profiel" error={errors.HealthConsent} />
        )}
        <div>
          <Button busy={busy}>{label}</Button>
        </div>
      </Stack>
    </PostForm>
  );
}
