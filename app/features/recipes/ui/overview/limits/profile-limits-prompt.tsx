import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { HealthConsentField } from '#app/features/profiles/ui/health-consent-field.tsx';
import { FormErrorMessage } from '#app/features/profiles/ui/own-profile/form-error-message.tsx';
import { errorOfForm, type FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { UserRound } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LIMIT_FIELDS, LIMITED_NUTRIENTS, limitTexts } from '../../../nutrient-limits/nutrient-limits.ts';
import { ownLimits } from '../../../nutrient-limits/own-limits.ts';
import {
  hasLimits,
  isSameLimits,
  LIMITS_ID,
  type LimitsChange,
  type RecipesView,
  recipesViewPath,
  type Wishes,
} from '../../../overview/overview-paths.ts';
import type { RecipeType } from '../../../screens/read-overview-screen.ts';
import { forgetLimitsInUse } from './limits-in-use.ts';
import styles from './limits-prompt.module.css';
import { OwnLimitsPrompt } from './own-limits-prompt.tsx';

interface Props {
  view: RecipesView;
  wishes: Wishes;
  types: readonly RecipeType[];
  healthConsent: boolean;
  change: LimitsChange | null;
  formError: FormError | undefined;
}

const SAVE = 'Bewaar mijn grenzen in mijn profiel';

const CHANGES: Record<LimitsChange, string> = {
  bewaard: 'Je grenzen staan in je profiel. Je vindt ze terug op elk apparaat waarop je inlogt.',
  weg: 'Je grenzen staan niet meer in je profiel.',
  browser: 'Je grenzen staan niet meer in je profiel, alleen nog in deze browser.',
};

/** Where the limits of a member are, what holds for this list, and how to put them in their profile or take them out. */
export function ProfileLimits({ view, wishes, types, healthConsent, change, formError }: Props) {
  const isKept = hasLimits(view.profileLimits);
  const error = errorOfForm(formError, 'save-limits');
  useOneCopy(view);
  return (
    <div id={LIMITS_ID} className={styles.place}>
      {change && (
        <Notice kind="success" focusOn={change}>
          <p>{CHANGES[change]}</p>
        </Notice>
      )}
      {!hasLimits(view.limits) && !isKept && <OwnLimitsPrompt view={view} wishes={wishes} types={types} />}
      {hasLimits(view.limits) && !isKept && (
        <Disclosure summary={SAVE} open={error !== undefined}>
          <Stack gap={2}>
            <p>
              Nu blijven je grenzen in deze browser. In je profiel vind je ze ook terug op een ander apparaat. Niemand
              anders ziet ze.
            </p>
            <SaveLimits view={view} label={SAVE} healthConsent={healthConsent} formError={error} />
          </Stack>
        </Disclosure>
      )}
      {isKept && <KeptLimits view={view} healthConsent={healthConsent} formError={formError} />}
    </div>
  );
}

/** What the limits in the profile do to this list, with the way to the other list, and how to change or remove them. */
function KeptLimits({ view, healthConsent, formError }: Pick<Props, 'view' | 'healthConsent' | 'formError'>) {
  const { profileLimits, limits } = view;
  const holds = isSameLimits(limits, profileLimits);
  const texts = new Intl.ListFormat('nl').format(limitTexts(profileLimits));
  const removeError = errorOfForm(formError, 'remove-limits');
  return (
    <div className={styles.prompt}>
      <p>{holds ? 'Je ziet wat past bij de grenzen uit je profiel.' : `De grenzen in je profiel: ${texts}.`}</p>
      <div className={styles.actions}>
        <ButtonLink
          to={recipesViewPath({ ...view, limits: holds ? {} : profileLimits, page: 1 })}
          preventScrollReset
          onClick={forgetLimitsInUse}
        >
          {holds ? 'Toon ook wat niet past' : 'Toon wat daarbij past'}
        </ButtonLink>
        {hasLimits(limits) && !holds && (
          <SaveLimits
            view={view}
            label="Bewaar deze grenzen in mijn profiel"
            healthConsent={healthConsent}
            formError={errorOfForm(formError, 'save-limits')}
          />
        )}
      </div>
      <Disclosure summary="Haal ze uit mijn profiel" quietIcon={UserRound} open={removeError !== undefined}>
        <p>Je grenzen ({texts}) gaan uit je profiel, en dus van al je apparaten.</p>
        <RemoveLimits view={view} formError={removeError} />
      </Disclosure>
    </div>
  );
}

/** Removes the copy in this browser of limits that are in the profile: what is withdrawn there must not stay here. */
function useOneCopy({ profileLimits }: RecipesView): void {
  useEffect(() => {
    if (hasLimits(profileLimits) && isSameLimits(ownLimits.read(), profileLimits)) ownLimits.write({});
  }, [profileLimits]);
}

/** Takes the limits out of the profile: for good, or back to this browser, which needs JavaScript for that. */
function RemoveLimits({ view, formError }: { view: RecipesView; formError: FormError | undefined }) {
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

interface SaveLimitsProps {
  view: RecipesView;
  /** The words of its button. */
  label: string;
  healthConsent: boolean;
  formError: FormError | undefined;
}

/**
 * Puts the limits of this list in the profile; asks for consent to keep health data where that is missing (rules.md R35).
 */
function SaveLimits({ view, label, healthConsent, formError }: SaveLimitsProps) {
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
