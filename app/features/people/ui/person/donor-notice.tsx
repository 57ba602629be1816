import { DONATE_PATH, REGISTER_AS_DONOR_PATH } from '#app/features/donors/paths.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';

/** Says to a donor what a message here is for, and where to read more (people-17). */
export function DonorNotice({ name, member }: { name: string; member: boolean }) {
  const hasPage = useHasPage();
  return (
    <Notice kind="info" title="Denk je erover om een nier te geven?">
      <p>
        Hier kun je {name} een bericht sturen. Zo leren jullie elkaar rustig kennen. Een bericht verplicht je tot niets.
      </p>
      {!member && (
        <p>
          Daarvoor heb je een account nodig: <Link to={REGISTER_AS_DONOR_PATH}>word deelnemer als donor</Link>.
        </p>
      )}
      {hasPage(DONATE_PATH) && (
        <p>
          <Link to={DONATE_PATH}>Lees eerst meer over een nier doneren</Link>
        </p>
      )}
    </Notice>
  );
}
