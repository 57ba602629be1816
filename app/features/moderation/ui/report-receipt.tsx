import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { noticePath } from '../paths.ts';

interface Props {
  /** Whether it was made before. */
  earlier?: boolean;
  /** The code of the report; null where only a mail has it. */
  code: string | null;
  mailed?: boolean;
}

/** What happens after a report, with the link to the page about it. */
export const ReportReceipt = ({ earlier = false, code, mailed = false }: Props) => (
  <FormConfirmation>
    <p>
      {earlier ? 'Je hebt dit al gemeld.' : 'Dank voor je melding.'} Een moderator kijkt ernaar, meestal binnen een dag.
      Is iemand in gevaar? Dan kijken we hier het eerst naar.
    </p>
    {mailed && <p>We sturen je een mail, en nog een als er iets is besloten.</p>}
    <p>
      Heeft iemand nu hulp nodig? Bel <a href="tel:112">112</a>. Denkt iemand aan zelfdoding? Bel{' '}
      <a href="tel:08000113">0800-0113</a>.
    </p>
    {code && (
      <p>
        <Link to={noticePath(code)}>Volg je melding</Link>. Bewaar deze link als je wilt weten wat we besluiten.
      </p>
    )}
  </FormConfirmation>
);
