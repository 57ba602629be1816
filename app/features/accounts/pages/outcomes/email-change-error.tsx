import { CONTACT_PATH } from '#app/features/content/paths.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';

export const handle: PageHandle = { cache: { query: [] }, fromMail: true, shell: { reducedHeader: true } };

/** A link cannot confirm a new address: one that has done so before, or one that is too old. */
export default function EmailChangeError() {
  return (
    <OutcomePage
      title="Er is iets mis gegaan"
      actions={
        <ButtonLink to={CONTACT_PATH} variant="primary">
          Neem contact op
        </ButtonLink>
      }
    >
      <p>
        Deze link werkt niet meer. Heb je hem al eens gebruikt? Dan is je e-mailadres toen gewijzigd: log in met je
        nieuwe e-mailadres. Is de link ouder dan 24&nbsp;uur? Dan log je nog in met je oude e-mailadres, en kun je het
        opnieuw proberen bij je instellingen. Lukt het niet? Neem contact met ons op.
      </p>
    </OutcomePage>
  );
}
