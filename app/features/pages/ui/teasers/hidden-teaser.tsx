import { Lock } from '#app/ui/icon/icons.ts';
import { TeaserFrame, type TitleElement } from '#app/ui/teaser/teaser-frame.tsx';

interface Props {
  /** What spec §8 calls it: 'Verborgen verhaal', 'Verborgen Blog', 'Gesprek'. */
  title: string;
  titleAs: TitleElement;
}

/** Something of the community that is not there any more, or not for this reader to know of. */
export function HiddenTeaser({ title, titleAs }: Props) {
  return (
    <TeaserFrame soft tint="sand" icon={Lock} title={title} titleAs={titleAs}>
      <p>Dit is nu niet te lezen.</p>
    </TeaserFrame>
  );
}
