import { type RefObject, useEffect, useRef } from 'react';
import { isOpenPopover } from '#app/ui/disclosure/open-popover.ts';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { useExplanations } from '../definitions/explanations-context.ts';
import { adaptHtml } from './adapt-html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** HTML of an editor, and never any other HTML. It was sanitised when the document was stored (rules.md R24). */
  html: string;
  /** The level of its highest headings. */
  level: number;
  /** Whether it has larger letters, as the introduction of a page. */
  lead?: boolean;
}

/** A text of an editor, in the reading column. Only this component renders HTML that is not made by a component. */
export function RichText({ html, level, lead }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const hasPage = useHasPage();
  const explanationOf = useExplanations();
  useExplainOnFocus(text);
  return (
    <div
      ref={text}
      className={classNames(styles.text, lead && styles.lead)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (rules.md R24)
      dangerouslySetInnerHTML={{ __html: adaptHtml(html, { level, hasPage, explanationOf }) }}
    />
  );
}

/**
 * Shows the explanation of a word when the keyboard reaches it, and hides it when the focus goes on, unless into it. Who then
 * presses Enter asks for what is shown already: it stays, and the next time it closes.
 */
function useExplainOnFocus(text: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = text.current;
    const explanationOf = ({ target }: Event) =>
      (target as HTMLButtonElement).popoverTargetElement as HTMLElement | null;
    let shownByFocus: HTMLElement | null = null;
    const show = (event: FocusEvent) => {
      const source = event.target as HTMLElement;
      shownByFocus = source.matches(':focus-visible') ? explanationOf(event) : null;
      shownByFocus?.showPopover({ source });
    };
    const keepShown = (event: MouseEvent) => {
      const isByKey = event.detail === 0;
      if (isByKey && shownByFocus && isOpenPopover(shownByFocus) && shownByFocus === explanationOf(event))
        event.preventDefault();
      shownByFocus = null;
    };
    const hide = (event: FocusEvent) => {
      const explanation = explanationOf(event);
      if (!explanation?.contains(event.relatedTarget as Node | null)) explanation?.hidePopover();
    };
    element?.addEventListener('focusin', show);
    element?.addEventListener('click', keepShown);
    element?.addEventListener('focusout', hide);
    return () => {
      element?.removeEventListener('focusin', show);
      element?.removeEventListener('click', keepShown);
      element?.removeEventListener('focusout', hide);
    };
  }, [text]);
}
