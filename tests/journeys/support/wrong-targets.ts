/* These run in the page. */

/**
 * What a finger has to hit and is less than 44 px high or wide, as `docs/visual.md` wants it, in the page or the dialog above
 * it. A link or button within a sentence is as high as its line, and a choice is hit by its label (WCAG 2.5.5).
 */
export function listSmallTargets(): string[] {
  const MIN = 43.9;
  const root = document.querySelector('dialog:modal') ?? document;
  const isInSentence = (target: Element): boolean =>
    getComputedStyle(target).display.startsWith('inline') &&
    (target.parentElement?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
  // A card is hit anywhere: its link covers it.
  const sizeOf = (target: Element): number[] => {
    const { width, height } = target.getBoundingClientRect();
    const cover = getComputedStyle(target, '::after');
    const isCovered = cover.content !== 'none' && cover.position === 'absolute';
    return isCovered ? [Number.parseFloat(cover.width), Number.parseFloat(cover.height)] : [width, height];
  };
  return [...root.querySelectorAll('a[href], button, summary, select, input:not([type=hidden], [type=file]), textarea')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((target) => !(target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)))
    .filter((target) => target.closest('altcha-widget') === null) // has a logo of its own
    .filter((target) => target.getBoundingClientRect().width > 1 && !isInSentence(target))
    .filter((target) => Math.min(...sizeOf(target)) < MIN)
    .map((target) => {
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
      return `${target.tagName.toLowerCase()} ‘${name}’ is ${sizeOf(target).map(Math.round).join(' by ')} px`;
    });
}

/** The words of links in a menu, of buttons and of what unfolds that are broken over two lines, where no hyphen is written. */
export function listBrokenWords(): string[] {
  const linesOf = (text: Text, { index, 0: word }: RegExpExecArray): number => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
  };
  return [...document.querySelectorAll('nav a, button, summary')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .flatMap((target) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node as Text;
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue; // only for screen readers
        const words = text.data.matchAll(/[\p{L}\p{M}\d]{3,}/gu);
        broken.push(...[...words].filter((word) => linesOf(text, word) > 1).map(([word]) => word));
      }
      return broken;
    });
}

/** The marks, such as a full stop, that begin a line because what stands before them is a button or another element. */
export function listStrayMarks(): string[] {
  const stray: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    const before = text.previousSibling;
    if (!/^[.,;:!?)]/.test(text.data) || !(before instanceof Element) || !before.checkVisibility()) continue;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const [mark, end] = [range.getClientRects()[0], [...before.getClientRects()].at(-1)];
    if (mark && end && mark.top >= end.bottom - 1) stray.push(`${before.textContent}${text.data[0]}`);
  }
  return stray;
}

/**
 * The buttons in the colours for the first thing to do, of which a page or a dialog has one at most, apart from the forms that
 * a reader unfolds. The pages of the building blocks show all kinds.
 */
export function listPrimaryButtons(): string[] {
  if (location.pathname.startsWith('/dev/')) return [];
  const root = document.querySelector('dialog:modal') ?? document;
  return [...root.querySelectorAll<HTMLElement>(':is(a, button):is([class*=_primary], [class*=_accent])')]
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 1)
    .filter((button) => button.closest('details') === null)
    .map(({ textContent }) => textContent.trim());
}

/**
 * The quiet buttons and links that begin a line of their own, and stand further in than what is above them by their padding,
 * which shows as a second left edge (docs/visual.md). One that only wraps below the buttons beside which it stands is none.
 */
export function listIndentedButtons(): string[] {
  if (location.pathname.startsWith('/dev/')) return [];
  const middle = (element: Element): number => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const startsLine = (button: Element): boolean =>
    ![...(button.closest('[class*=ctions], form, div, p, li')?.parentElement?.querySelectorAll('*') ?? [])].some(
      (other) =>
        !other.contains(button) &&
        !button.contains(other) &&
        other.getBoundingClientRect().width > 1 &&
        other.getBoundingClientRect().left < button.getBoundingClientRect().left &&
        Math.abs(middle(other) - middle(button)) < 20,
    );
  const wraps = (button: Element): boolean =>
    [...(button.parentElement?.children ?? [])].some((other) => other !== button && other.matches('a, button'));
  const edgeOf = (button: Element): number => {
    let box = button.parentElement as Element;
    while (box.tagName !== 'MAIN' && box.parentElement) {
      const { paddingLeft, borderLeftWidth } = getComputedStyle(box);
      const inset = Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth);
      if (inset > 0) return box.getBoundingClientRect().left + inset;
      box = box.parentElement;
    }
    return box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft);
  };
  const contentOf = (button: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const rectangles = [...range.getClientRects(), ...[...button.children].map((part) => part.getBoundingClientRect())];
    return Math.min(...rectangles.filter(({ width }) => width > 1).map(({ left }) => left));
  };
  return [...document.querySelectorAll('main :is(a, button)[class*=_quiet]')]
    .filter(
      (button) => button.checkVisibility({ visibilityProperty: true }) && button.getBoundingClientRect().width > 1,
    )
    .filter((button) => button.closest('nav, dialog, [popover], [role=toolbar]') === null)
    .filter((button) => startsLine(button) && !wraps(button))
    .map((button) => [contentOf(button) - edgeOf(button), button.textContent?.trim()] as const)
    .filter(([indent]) => indent > 8 && indent < 17)
    .map(([indent, text]) => `‘${text}’ by ${Math.round(indent)} px`);
}
