/**
 * The cards and notices that are much wider than the widest line of their own text, which `docs/visual.md` wants as wide as
 * it. One of several equals is as wide as the others, one in a sidebar as the sidebar, and one with a form, a table or a
 * picture as that needs. The pages of the building blocks show all kinds. Runs in the page.
 */
export function listWideCards(): string[] {
  if (location.pathname.startsWith('/dev/')) return [];
  const MOST = 1.35; // a line breaks before a long word, and lines of a heading are balanced
  const NARROW = 500; // a short line stands in a card no wider than the column of a text
  const widestLine = (card: Element): number => {
    const lines = new Map<number, { left: number; right: number }>();
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, bottom, width } of range.getClientRects()) {
        if (width <= 1) continue; // only for screen readers
        const line = lines.get(Math.round(bottom / 6)) ?? { left, right };
        lines.set(Math.round(bottom / 6), { left: Math.min(line.left, left), right: Math.max(line.right, right) });
      }
    }
    return Math.max(0, ...[...lines.values()].map(({ left, right }) => right - left));
  };
  const isVisibleBox = (card: Element): boolean => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(card);
    return card.checkVisibility() && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px');
  };
  const isOneOfEquals = (card: Element): boolean => {
    const place = card.closest('li') ?? card;
    return [...(place.parentElement?.children ?? [])].some(
      (other) => other !== place && other.className === place.className,
    );
  };
  const roomIn = (card: Element): number => {
    const { paddingLeft, paddingRight } = getComputedStyle(card);
    return card.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  return [
    ...document.querySelectorAll('main :is([class*=_card], [class*=_notice], [class*=_call], [class*=_openingPost])'),
  ]
    .filter((card) => isVisibleBox(card) && card.clientWidth > NARROW && !isOneOfEquals(card))
    .filter((card) => card.querySelector('form, input, select, textarea, table, details, img, video') === null)
    .filter((card) => roomIn(card) > MOST * widestLine(card))
    .map(
      (card) => `${Math.round(roomIn(card))} px for ${Math.round(widestLine(card))}: ${card.textContent.slice(0, 60)}`,
    );
}
