import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { Quote } from '../screens/list-reactions.ts';
import styles from './reactions.module.css';

/** The beginning of a quoted reaction, with a link to the whole, folded for who blocks its author. */
export function QuotedReaction({ quote, href }: { quote: Quote; href?: string | undefined }) {
  const { author, text, withdrawn, hidden, folded } = quote;
  const body = (
    <blockquote className={styles.quotedText} dir="auto">
      {text}
    </blockquote>
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

/** Stands in the place of a text that a moderator hid; for its author and moderators, who read it, above the text. */
export const HiddenText = () => <p className={styles.withdrawn}>Verborgen door de moderatie</p>;

/** Stands in the place of a text that its author withdrew. */
export const WithdrawnText = () => <p className={styles.withdrawn}>Ingetrokken door de schrijver</p>;

/** What a member wrote whom the viewer blocks, folded until the viewer opens it. */
export const FoldedText = ({ children }: { children: ReactNode }) => (
  <Disclosure summary="Bericht van iemand die je hebt geblokkeerd. Toon het toch" quietIcon={EyeOff}>
    {children}
  </Disclosure>
);
