import { useId } from 'react';
import { Ellipsis } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { Sheet } from '../disclosure/sheet.tsx';
import { Listen } from './listen/listen.tsx';
import { MailButton } from './mail-button.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './reading-options.module.css';
import { type MailOption, Share } from './share.tsx';
import { useTranslate } from './use-translate.tsx';

export interface ReadingOptionsProps {
  title: string;
  /** The absolute address of the page. */
  url: string;
  /** The id of the element whose text is read aloud and translated, after the title and the introduction. */
  textId: string;
  /** The form that mails the page, where it has one. */
  mail?: MailOption;
}

/**
 * What a reader can do with a text: listen to it, print, translate and share it. One quiet row; on a phone 'Luister', and
 * the others in a sheet.
 */
export function ReadingOptions({ title, url, textId, mail }: ReadingOptionsProps) {
  const sheetId = useId();
  const translate = useTranslate(textId);
  return (
    <section className={styles.options} aria-label="Wat je met deze tekst kunt doen" data-print="hide">
      <Listen textId={textId} />
      <Button type="button" variant="quiet" icon={Ellipsis} popoverTarget={sheetId} className={styles.more}>
        <span className="visually-hidden">Meer met deze tekst</span>
      </Button>
      <Sheet id={sheetId} title="Met deze tekst" onWideScreen="inline">
        <div className={styles.tools}>
          <PrintButton />
          {mail && <MailButton {...mail} />}
          {translate.button}
          <Share title={title} url={url} mail={mail} />
        </div>
      </Sheet>
      {translate.dialog}
    </section>
  );
}
