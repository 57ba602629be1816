import { Listen } from './listen.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './reading-options.module.css';
import { Share } from './share.tsx';
import { Translate } from './translate.tsx';

export interface ReadingOptionsProps {
  title: string;
  /** The whole address of the page. */
  url: string;
  /** The element with the text to read aloud and to translate. */
  textId: string;
}

/** What one can do with a text beside reading it: hear it, print it, translate it, share it. */
export function ReadingOptions({ title, url, textId }: ReadingOptionsProps) {
  return (
    <section className={styles.options} aria-label="Wat je met deze tekst kunt doen" data-print="hide">
      <Listen textId={textId} />
      <PrintButton />
      <Translate textId={textId} />
      <Share title={title} url={url} />
    </section>
  );
}
