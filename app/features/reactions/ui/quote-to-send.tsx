import { FieldError } from '#app/ui/form/fields/field-frame.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { QUOTE_MAX } from '../rules.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { QuotedReaction } from './quoted-reaction.tsx';
import { useReactionPaths } from './reaction-paths.ts';

/** What the reaction will quote, with a link to leave it out, and why it cannot be quoted. */
export const QuoteToSend = ({ quoted, error }: { quoted: Reaction | null; error: string | undefined }) => (
  <>
    {quoted && <Quoted quoted={quoted} />}
    {error && (
      <div id="field-QuotedId" tabIndex={-1}>
        <FieldError id="field-QuotedId" error={`${error} Je kunt je reactie wel zonder het citaat plaatsen.`} />
      </div>
    )}
  </>
);

function Quoted({ quoted }: { quoted: Reaction }) {
  const { pagePath } = useReactionPaths();
  const { id, body, author, withdrawn = false, folded = false, warnings = null } = quoted;
  return (
    <div>
      <QuotedReaction
        quote={{ id, text: truncate(body, QUOTE_MAX), author, withdrawn, folded, warnings, hidden: false }}
      />
      <Link to={`${pagePath}#field-Body`}>Zonder citaat reageren</Link>
    </div>
  );
}
