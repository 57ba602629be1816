import { URGENT_TITLE } from '#app/features/content/published/urgent-title.ts';
import { Tip as TipNotice } from '#app/ui/feedback/tip.tsx';
import { UrgentPanel } from '#app/ui/feedback/urgent-panel.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import { Title, TitledSection } from './titled-section.tsx';

/** Running text. */
export function Html({ block, level }: BlockProps<'html'>) {
  return <RichText html={block.html} level={level} />;
}

/** Running text below a title. */
export function HtmlWithTitle({ block, level, id }: BlockProps<'html-with-title'>) {
  return (
    <TitledSection title={block.title} level={level} id={id}>
      <RichText html={block.html} level={level + 1} />
    </TitledSection>
  );
}

/** The first paragraph of a page, in larger letters. */
export function Introduction({ block, level }: BlockProps<'introduction'>) {
  return <RichText html={block.html} level={level} lead />;
}

/** A tip of an editor, which is printed with the text. */
export function Tip({ block, level }: BlockProps<'tip'>) {
  return (
    <TipNotice title={block.title ?? undefined} printed>
      <RichText html={block.html} level={level + 1} />
    </TipNotice>
  );
}

/** When a reader is in danger and whom to call; what does not fit on the first screen of a phone unfolds. */
export function Urgent({ block, context, level }: BlockProps<'urgent'>) {
  const { shown, rest } = context.urgent?.[block.html] ?? { shown: block.html, rest: '' };
  return (
    <UrgentPanel
      title={<Title level={level}>{block.title ?? URGENT_TITLE}</Title>}
      phones={block.phones}
      rest={rest && <RichText html={rest} level={level + 1} />}
    >
      <RichText html={shown} level={level + 1} />
    </UrgentPanel>
  );
}
