import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import type { HoldReason } from '../rules.ts';
import { heldText, remedyOf } from './held-text.ts';

interface Props {
  reasons: readonly HoldReason[];
  /** Where its author edits the text; null for others, and while they do. */
  editHref: string | null;
}

/** Tells the author of a text that it waits for a moderator, why, and how it is placed at once; moderators read it too. */
export function HeldNotice({ reasons, editHref }: Props) {
  const remedy = remedyOf(reasons);
  return (
    <Notice kind="warning" title="Dit wacht op een moderator">
      <p>{heldText(reasons)}</p>
      <p>
        Alleen de schrijver en de moderators kunnen dit nu lezen. Een moderator kijkt er zo snel mogelijk naar.
        {editHref && remedy && ` Haal je ${remedy} weg, dan staat het meteen op de site.`}
      </p>
      {editHref && (
        <ButtonLink to={editHref} variant="secondary" icon={PenLine}>
          Wijzig de tekst
        </ButtonLink>
      )}
    </Notice>
  );
}
