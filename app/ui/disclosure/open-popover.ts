/** Marks a popover as open in a browser that has none (app/older-popovers.ts). */
export const OPEN_MARK = 'data-open';

/** The selector of open popovers: browsers without popovers refuse that of the platform. */
const openSelector = (): string => ('popover' in HTMLElement.prototype ? ':popover-open' : `[${OPEN_MARK}]`);

/** Whether an element is a popover that is open. */
export const isOpenPopover = (element: Element): boolean => element.matches(`[popover]${openSelector()}`);

/** The open popover inside `root`, if any. */
export const findOpenPopover = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[popover]${openSelector()}`) ?? null;
