import { CONTACT_PATH } from '#app/features/content/paths.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';

export const handle: PageHandle = { cache: { query: [] }, shell: { reducedHeader: true } };

/** A new address could not be confirmed. */
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
        Je e-mailadres is niet gewijzigd. Misschien is de link uit de e-mail te oud of al gebruikt. Je logt nog in met
        je oude e-mailadres, en kunt het wijzigen opnieuw proberen bij je instellingen. Lukt het niet? Neem contact met
        ons op.
      </p>
    </OutcomePage>
  );
}
