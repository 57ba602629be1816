import { CONTACT_PATH } from '#app/features/content/paths.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { RETRY_VERIFICATION_PATH } from '../../paths.ts';
import { OutcomePage } from '../../ui/outcome-page.tsx';

export const handle: PageHandle = { cache: { query: [] }, fromMail: true, shell: { reducedHeader: true } };

/** The address could not be confirmed: the page to which every link that does not work leads (rules.md R7). */
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
        Deze link werkt niet (meer). Misschien is hij ouder dan 24&nbsp;uur of al gebruikt. Probeer eerst of je kunt{' '}
        <Link to={loginPath()}>inloggen</Link>. Lukt dat niet? Vraag dan een nieuwe link aan. Komt er geen e-mail? Neem
        contact met ons op.
      </p>
    </OutcomePage>
  );
}
