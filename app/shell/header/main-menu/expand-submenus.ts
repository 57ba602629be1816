/** Expands the submenus that begin expanded. Without their name, so that several can be open at once. */
export function expandSubmenus(menu: HTMLElement): void {
  for (const submenu of menu.querySelectorAll<HTMLDetailsElement>('details[data-expanded]'))
    Object.assign(submenu, { name: '', open: true });
}
