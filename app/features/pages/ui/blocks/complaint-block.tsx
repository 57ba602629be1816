import type { BlockKind, BlockOf } from '#app/features/content/published/blocks.ts';
import { PHASE_NAMES } from '#app/features/content/published/complaint-phases.ts';
import { CALL_TODAY_TITLE } from '#app/features/content/published/urgent-title.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { Phone } from '#app/ui/icon/icons.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import { headingBelow, TitledSection } from './titled-section.tsx';

/** The props of the blocks that a page about a complaint is made of: those of each of their kinds fit. */
export type ComplaintProps = Omit<BlockProps<BlockKind>, 'block'> & {
  block: BlockOf<'call-today' | 'causes-by-phase' | 'questions-to-ask'>;
};

/** A part of a page about a complaint. */
export function ComplaintBlock({ block, ...props }: ComplaintProps) {
  switch (block.kind) {
    case 'call-today':
      return <CallToday block={block} {...props} />;
    case 'causes-by-phase':
      return <CausesByPhase block={block} {...props} />;
    case 'questions-to-ask':
      return <QuestionsToAsk block={block} {...props} />;
  }
}

/** When a reader need not call at once, but should today. */
function CallToday({ block, level }: BlockProps<'call-today'>) {
  return (
    <Tip Icon={Phone} title={CALL_TODAY_TITLE} printed>
      <RichText html={block.html} level={level} />
    </Tip>
  );
}

/** What a complaint can come from, by where somebody is in the treatment. */
function CausesByPhase({ block, level, id }: BlockProps<'causes-by-phase'>) {
  const title = 'Waar het van kan komen';
  const Heading = headingBelow(title, level);
  return (
    <TitledSection title={title} level={level} id={id}>
      {block.items.map(({ phase, html }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phase may stand there twice, and the order never changes
        <div key={index}>
          <Heading>{PHASE_NAMES[phase]}</Heading>
          <RichText html={html} level={level + 2} />
        </div>
      ))}
    </TitledSection>
  );
}

/** What a reader can ask their doctor or nurse. */
function QuestionsToAsk({ block, level, id }: BlockProps<'questions-to-ask'>) {
  return (
    <TitledSection title="Wat je kunt vragen" level={level} id={id}>
      <ul>
        {block.items.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may stand there twice, and the order never changes
          <li key={index}>{text}</li>
        ))}
      </ul>
    </TitledSection>
  );
}
