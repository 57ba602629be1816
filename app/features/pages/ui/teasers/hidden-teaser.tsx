import { Lock } from '#app/ui/icon/icons.ts';
import { TeaserFrame, type TitleElement } from '#app/ui/teaser/teaser-frame.tsx';

interface Props {
  /** The words of pages-10: 'Verborgen verhaal', 'Verborgen Blog', 'Gesprek'. */
  title: string;
  titleAs: TitleElement;
}

/** Stands in for a part of the community that does not exist any more, or that this viewer may not know about. */
export function HiddenTeaser({ title, titleAs }: Props) {
  return (
    <TeaserFrame filled tint="sand" icon={Lock} title={title} titleAs={titleAs}>
      <p>Dit is nu niet te lezen.</p>
    </TeaserFrame>
  );
}
