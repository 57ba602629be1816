import { CONTACT_PATH } from '#app/features/content/paths.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RETRY_VERIFICATION_PATH } from '../../paths.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';

export const handle: PageHandle = { cache: { query: [] }, shell: { reducedHeader: true } };

/** Confirming an address did not work. */
export default function VerificationError() {
  return (
    <OutcomePage
      title="Er is iets mis gegaan"
      actions={
        <>
          <ButtonLink to={RETRY_VERIFICATION_PATH} variant="primary">
            Vraag een nieuwe link aan
          </ButtonLink>
          <ButtonLink to={CONTACT_PATH}>Neem contact op</ButtonLink>
        </>
      }
    >
      <p>
        We konden je e-mailadres niet bevestigen. Misschien is de link ouder dan 24 uur of al gebruikt. Vraag dan een
        nieuwe link aan. Lukt het niet? Neem contact met ons op.
      </p>
    </OutcomePage>
  );
}
