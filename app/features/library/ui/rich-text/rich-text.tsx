import { classNames } from '#app/ui/styles/class-names.ts';
import { fitHtml } from './fit-html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** HTML of an editor, sanitised when the document was stored (rules.md R24); never anything else. */
  html: string;
  /** The level of its highest headings. */
  level: number;
  /** Larger letters, for what opens a page. */
  lead?: boolean;
}

/** A text of an editor, in the reading column. The one place where HTML is drawn that no component made. */
export function RichText({ html, level, lead }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, lead && styles.lead)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (rules.md R24)
      dangerouslySetInnerHTML={{ __html: fitHtml(html, level) }}
    />
  );
}
