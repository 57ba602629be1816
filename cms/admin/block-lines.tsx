/** The line below each name in the block picker, by the slug of the block. */
interface Props {
  lines: Record<string, string>;
}

/**
 * Shows a line for each block in the block picker. Payload's picker has a place for a name and a picture alone, so the line
 * is added by a style. A screen reader reads it with the name.
 */
export function BlockLines({ lines }: Props) {
  const rules = Object.entries(lines).map(([slug, line]) => `${cardOf(slug)}::after{content:${JSON.stringify(line)}}`);
  return <style>{rules.join('\n')}</style>;
}

const cardOf = (slug: string) => `.blocks-drawer__block:has(img[src="/blocks/${slug}.svg"]) .thumbnail-card__label`;
