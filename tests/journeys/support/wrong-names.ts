/**
 * Runs in the page: ids that stand twice, or that an attribute names and nothing has; labels that name no control or another
 * one than theirs, or whose words press another; and controls without a name (rules.md R55). Axe reports few of these.
 */
export function listWrongNames(): string[] {
  const IDS = [
    ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-activedescendant', 'aria-details'],
    ...['aria-errormessage', 'popovertarget'],
  ];
  const start = (element: Element | null) => element?.outerHTML.slice(0, 120);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} stands twice`);
  const dangling = IDS.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .filter((element) => element.checkVisibility()) // a dialog that is closed has no title yet
      .flatMap((element) => {
        const named = element.getAttribute(attribute)?.split(/\s+/) ?? [];
        return named.filter((id) => !document.getElementById(id)).map((id) => `${attribute} ${id}: ${start(element)}`);
      }),
  );
  const labels = [...document.querySelectorAll('label')];
  const astray = labels
    .filter(
      ({ htmlFor, control, parentElement }) => htmlFor && !(control && parentElement?.parentElement?.contains(control)),
    )
    .map(({ htmlFor, textContent }) => `label ‘${textContent}’ of ${htmlFor} is of no control beside it`);
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(':is(input:not([type=hidden]), select, textarea):not([hidden])'),
  ];
  const nameless = controls
    .filter(({ labels }) => (labels?.length ?? 0) === 0)
    .filter((control) => !['aria-label', 'aria-labelledby', 'title'].some((name) => control.getAttribute(name)))
    .map((control) => `no name: ${start(control)}`);

  const { scrollX, scrollY } = window;
  const modal = document.querySelector(':modal');
  const pressed = labels
    .filter((label) => label.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .filter((label) => !modal || modal.contains(label)) // what is below a dialog cannot be pressed
    .flatMap((label) => {
      const control = label.control as HTMLInputElement | null;
      if (!control || !['checkbox', 'radio'].includes(control.type)) return [];
      label.scrollIntoView({ block: 'center', behavior: 'instant' });
      const words = document.createRange();
      words.selectNodeContents(label);
      // Words outside their label are clipped, for screen readers alone.
      const { left, right, top, bottom } = label.getBoundingClientRect();
      const line = [...words.getClientRects()].findLast(
        ({ x, y, width, height }) =>
          Math.min(width, height) > 1 &&
          x >= left - 1 &&
          x + width <= right + 1 &&
          y >= top - 1 &&
          y + height <= bottom + 1,
      );
      const { x, y, width, height } = line ?? label.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const presses = hit?.closest('label')?.control ?? hit;
      return presses === control ? [] : [`the words ‘${label.textContent}’ press ${start(presses)}`];
    });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return [...twice, ...dangling, ...astray, ...nameless, ...pressed];
}
