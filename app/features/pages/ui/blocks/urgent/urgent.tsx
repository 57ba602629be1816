import { UrgentPanel } from '#app/ui/feedback/urgent-panel.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Title } from '../titled-section.tsx';

/** When a reader is in danger and whom to call. */
export function Urgent({ block, level }: BlockProps<'urgent'>) {
  return (
    <UrgentPanel title={<Title level={level}>{block.title ?? 'Bel direct als:'}</Title>} phones={block.phones}>
      <RichText html={block.html} level={level + 1} />
    </UrgentPanel>
  );
}
