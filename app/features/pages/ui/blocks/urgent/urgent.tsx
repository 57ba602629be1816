import { URGENT_TITLE } from '#app/features/content/published/urgent-title.ts';
import { UrgentPanel } from '#app/ui/feedback/urgent-panel.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Title } from '../titled-section.tsx';

/** When a reader is in danger and whom to call. */
export function Urgent({ block, level }: BlockProps<'urgent'>) {
  return (
    <UrgentPanel title={<Title level={level}>{block.title ?? URGENT_TITLE}</Title>} phones={block.phones}>
      <RichText html={block.html} level={level + 1} />
    </UrgentPanel>
  );
}
