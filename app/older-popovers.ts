/**
 * Popovers for browsers that have none: Safari before 17, Chrome and Edge before 114, Firefox before 125. What a button names
 * opens and closes, one at a time, and closes on Escape or a press elsewhere. From then on the style sheet hides those that are
 * closed (app/ui/styles/base.css).
 */
import { findOpenPopover, isOpenPopover, OPEN_MARK } from '#app/ui/disclosure/open-popover.ts';

HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  if (isOpenPopover(this)) return;
  findOpenPopover(document.body)?.hidePopover();
  setOpen(this, true);
  this.querySelector<HTMLElement>('[autofocus]')?.focus();
};

HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
  if (!isOpenPopover(this)) return;
  const hadFocus = this.contains(document.activeElement);
  setOpen(this, false);
  if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${this.id}"]:not([popovertargetaction])`)?.focus();
};

Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
  get(this: HTMLButtonElement) {
    return document.getElementById(this.getAttribute('popovertarget') ?? '');
  },
});

// On the window, after what listens on the page may have prevented it, as in browsers that have popovers.
window.addEventListener('click', ({ target, defaultPrevented }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[popovertarget]');
  const popover = button?.popoverTargetElement as HTMLElement | null | undefined;
  if (!button || !popover || defaultPrevented) return;
  if (isOpenPopover(popover)) popover.hidePopover();
  else if (button.getAttribute('popovertargetaction') !== 'hide') popover.showPopover();
});

document.addEventListener('pointerdown', ({ target }) => {
  const open = findOpenPopover(document.body);
  const button = (target as Element).closest<HTMLButtonElement>('button[popovertarget]');
  if (open && !open.contains(target as Element) && button?.popoverTargetElement !== open) open.hidePopover();
});

window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) findOpenPopover(document.body)?.hidePopover();
});

document.documentElement.dataset.popovers = '';

function setOpen(popover: HTMLElement, isOpen: boolean): void {
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  popover.toggleAttribute(OPEN_MARK, isOpen);
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
