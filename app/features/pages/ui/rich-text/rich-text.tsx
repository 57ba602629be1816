import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#app/ui/styles/class-names.ts';
import { fitHtml } from './fit-html.ts';
import { pageBehind } from './page-behind.ts';
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
  const text = useRef<HTMLDivElement>(null);
  useClientLinks(text);
  return (
    <div
      ref={text}
      className={classNames(styles.text, lead && styles.lead)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (rules.md R24)
      dangerouslySetInnerHTML={{ __html: fitHtml(html, level) }}
    />
  );
}

/** Links to pages of ours go as those that a component made: without loading everything anew. */
function useClientLinks(text: RefObject<HTMLDivElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]') as HTMLAnchorElement | null;
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const path = link && !elsewhere && !event.defaultPrevented ? pageBehind(link, location.href) : null;
      if (!path) return;
      event.preventDefault();
      navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [text, navigate]);
}
