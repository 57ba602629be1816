import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';

export const handle: PageHandle = { cache: { query: [] }, fromMail: true, shell: { reducedHeader: true } };

/** A new address was confirmed. */
export default function EmailChanged() {
  return (
    <OutcomePage
      title="Gelukt"
      actions={
        <ButtonLink to={loginPath()} variant="primary">
          Inloggen
        </ButtonLink>
      }
    >
      <p>Je e-mailadres is gewijzigd. Vanaf nu log je in met je nieuwe e-mailadres.</p>
    </OutcomePage>
  );
}
