import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { UserRound } from '#app/ui/icon/icons.ts';
import { recordPath } from '../../paths.ts';
import type { WholeCase } from '../../screens.ts';

/** The way from a case to its author, and to doing something with them; nothing for who deleted the account. */
export const ActOnAuthor = ({ found: { id, author } }: { found: Pick<WholeCase, 'id' | 'author'> }) =>
  !author.deleted && (
    <div className="at-edge">
      <ButtonLink to={recordPath(author.id, { caseId: id })} variant="quiet" icon={UserRound}>
        Bericht of maatregel voor {author.name}
      </ButtonLink>
    </div>
  );
