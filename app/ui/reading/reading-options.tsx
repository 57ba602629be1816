import { Listen } from './listen/listen.tsx';
import { MailButton } from './mail-button.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './reading-options.module.css';
import { type MailOption, Share } from './share.tsx';
import { Translate } from './translate.tsx';

export interface ReadingOptionsProps {
  title: string;
  /** The absolute address of the page. */
  url: string;
  /** The id of the element whose text is read aloud and translated, after the title and the introduction. */
  textId: string;
  /** The form that mails the page, where it has one. */
  mail?: MailOption;
}

/** The buttons for listening to a text, printing, translating and sharing it. */
export function ReadingOptions({ title, url, textId, mail }: ReadingOptionsProps) {
  return (
    <section className={styles.options} aria-label="Wat je met deze tekst kunt doen" data-print="hide">
      <Listen textId={textId} />
      <PrintButton />
      {mail && <MailButton {...mail} />}
      <Translate textId={textId} />
      <Share title={title} url={url} mail={mail} />
    </section>
  );
}
