import { useNavigation } from 'react-router';
import { PRIVACY_PATH } from '#app/features/content/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { PROFILE_PATH } from '../../paths.ts';
import { HealthConsentField } from '../health-consent-field.tsx';
import styles from './own-profile.module.css';

/** The id of the form with which consent is given. */
export const CONSENT_ID = 'toestemming';

interface GiveProps {
  formError: FormError | undefined;
  withdrawn: boolean;
  /** Whether a row is being edited: its button then is the primary one. */
  editing: boolean;
}

/** Asks for consent to keep health data, before the first medical field is filled in (rules.md R35). */
export function GiveConsent({ formError, withdrawn, editing }: GiveProps) {
  const busy = useNavigation().formMethod === 'POST';
  const errors = useStandingErrors(formError?.errors);
  return (
    <div id={CONSENT_ID} className={styles.narrow}>
      {withdrawn && (
        <Notice kind="success" focusOn={withdrawn}>
          <p>Je toestemming is ingetrokken. Wat je over je gezondheid had ingevuld, is weg.</p>
        </Notice>
      )}
      <Card tint="mint" as="section">
        <h2>Eerst je toestemming</h2>
        <PostForm action={PROFILE_PATH}>
          <Stack gap={2}>
            <input type="hidden" name="intent" value="consent" />
            <input type="hidden" name="row" value={CONSENT_ID} />
            <HealthConsentField name="Given" withdrawnAt="onder aan deze pagina" error={errors.Given} />
            <div>
              <Button variant={editing ? 'secondary' : 'primary'} busy={busy}>
                Geef toestemming
              </Button>
            </div>
          </Stack>
        </PostForm>
        <p>
          Meer hierover staat in de <Link to={PRIVACY_PATH}>privacyverklaring</Link>.
        </p>
      </Card>
    </div>
  );
}

/** Says that consent was given. */
export const ConsentGiven = () => (
  <div id={CONSENT_ID} className={styles.narrow}>
    <Notice kind="success" focusOn>
      <p>Dank je wel. Je kunt nu alles invullen wat je wilt.</p>
    </Notice>
  </div>
);

/** Withdraws the consent, after telling what goes with it. */
export function WithdrawConsent() {
  return (
    <div className={styles.narrow}>
      <ConfirmForm
        summary="Je toestemming intrekken"
        action={PROFILE_PATH}
        fields={{ intent: 'consent', row: CONSENT_ID, Given: 'false' }}
        confirm="Trek mijn toestemming in"
      >
        <p>
          Je gaf ons toestemming om te bewaren wat je over je gezondheid vertelt. Trek je die in, dan halen we dat
          meteen uit je profiel: je relatie met nieren, oorzaak, behandelingen, medicijnen, gevolgen, werk, je verhaal
          en je grenzen voor recepten. Dat kunnen we niet terughalen. Je account en de rest van je profiel blijven.
        </p>
      </ConfirmForm>
    </div>
  );
}
