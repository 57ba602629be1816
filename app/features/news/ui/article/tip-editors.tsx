import { Tip } from '#app/ui/feedback/tip.tsx';

const SUBJECT = 'Tip voor de redactie';

/** The invitation to mail the editors about news. */
export const TipEditors = ({ email }: { email: string }) => (
  <Tip title="Tip de redactie">
    <p>
      Weet je iets wat anderen ook moeten lezen? Mail ons op{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent(SUBJECT)}`}>{email}</a>.
    </p>
  </Tip>
);
