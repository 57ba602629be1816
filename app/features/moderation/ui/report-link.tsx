import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Flag } from '#app/ui/icon/icons.ts';
import { reportPath } from '../paths.ts';

interface Props {
  kind: string;
  id: number;
  /** What it is called in a sentence: 'dit gesprek'. */
  what: string;
  /** Whether that is to be read on the link, beside others. */
  inFull?: boolean;
}

/** The link to report something to the moderators. */
export const ReportLink = ({ kind, id, what, inFull = false }: Props) => (
  <ButtonLink to={reportPath(kind, id)} variant="quiet" icon={Flag} rel="nofollow">
    Meld{inFull ? ` ${what}` : <span className="visually-hidden">{` ${what}`}</span>}
  </ButtonLink>
);
