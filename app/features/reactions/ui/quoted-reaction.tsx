import type { ReactNode } from 'react';
import type { Warnings } from '#app/platform/content-warnings/for-viewer.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { Quote } from '../screens/list-reactions.ts';
import styles from './reactions.module.css';

interface Props {
  quote: Quote;
  href?: string | undefined;
  /** The id of what tells this quote from others of the page. */
  describedBy?: string | undefined;
}

/** The beginning of a quoted reaction, with a link to the whole, folded for who blocks its author. */
export function QuotedReaction({ quote, href, describedBy }: Props) {
  const { author, text, withdrawn, hidden, folded } = quote;
  const body = (
    <WarnedText {...quote} describedBy={describedBy}>
      <blockquote className={styles.quotedText} dir="auto">
        {text}
      </blockquote>
    </WarnedText>
  );
  return (
    <div className={styles.quote}>
      <p className={styles.quotedAuthor}>
        {author.name} schreef:{' '}
        {href && (
          <Link to={href} className={styles.permalink}>
            Naar die reactie
          </Link>
        )}
      </p>
      {withdrawn ? (
        <WithdrawnText />
      ) : hidden && !text ? (
        <HiddenText />
      ) : folded ? (
        <FoldedText>{body}</FoldedText>
      ) : (
        body
      )}
    </div>
  );
}

/** Stands in the place of a text that a moderator hid, or that is held; for its author and moderators, who read it, above the text. */
export const HiddenText = ({ held = false }: { held?: boolean }) => (
  <p className={styles.withdrawn}>{held ? 'Wacht op een moderator' : 'Verborgen door de moderatie'}</p>
);

/** Stands in the place of a text that its author withdrew. */
export const WithdrawnText = () => <p className={styles.withdrawn}>Ingetrokken door de schrijver</p>;

interface Folded {
  /** What it is about; without it, it is folded because the viewer blocks who wrote it. */
  about?: string;
  /** The id of what tells it from other texts of the page. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A text that is folded until the viewer opens it. */
export const FoldedText = ({ about, describedBy, children }: Folded) => (
  <Disclosure
    summary={about ? `${about} Toon tekst` : 'Bericht van iemand die is geblokkeerd. Toon het toch'}
    quietIcon={EyeOff}
    describedBy={describedBy}
  >
    {children}
  </Disclosure>
);

interface Warned extends Omit<Folded, 'about'> {
  warnings?: Warnings | null;
}

/** A text, folded where the viewer does not read at once what it is about; its author reads how it stands for others. */
export const WarnedText = ({ warnings, describedBy, children }: Warned) => (
  <>
    {warnings?.folded ? (
      <FoldedText about={warnings.folded} describedBy={describedBy}>
        {children}
      </FoldedText>
    ) : (
      children
    )}
    {warnings?.note && (
      <p className={styles.edited}>
        {warnings.note.text}{' '}
        <Link to={warnings.note.path} aria-describedby={describedBy}>
          Wijzig dit
        </Link>
      </p>
    )}
  </>
);
