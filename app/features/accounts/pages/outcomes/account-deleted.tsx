import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { OutcomePage } from '../../ui/outcome-page.tsx';

export const handle: PageHandle = { cache: { query: [] }, shell: { reducedHeader: true } };

/** After deleting an account (choices.md 5). */
export default function AccountDeleted() {
  return (
    <OutcomePage
      title="Je account is verwijderd"
      actions={
        <ButtonLink to="/" variant="primary">
          Naar de startpagina
        </ButtonLink>
      }
    >
      <ul>
        <li>Je account is weg. Het kan niet worden teruggezet.</li>
        <li>Je bent niet meer te vinden op de site.</li>
        <li>Wij hebben geen gegevens meer van jou.</li>
        <li>
          Gesprekken en reacties die je schreef, blijven staan zonder je naam. Er staat nu ‘voormalig deelnemer’ bij.
          Koos je dat je teksten weggaan? Dan zijn ze binnen een paar minuten weg.
        </li>
      </ul>
    </OutcomePage>
  );
}
