import { NewsSlider } from '../news/news-slider.tsx';
import type { BlockProps } from './block-props.ts';
import { headingBelow, TitledSection } from './titled-section.tsx';

/** The latest news, at most three items; nothing when there is one or none. */
export function LatestNews({ block, context: { news = [] }, level }: BlockProps<'latest-news'>) {
  if (news.length <= 1) return null;
  const title = block.title ?? 'Laatste nieuws';
  return (
    <TitledSection title={title} level={level} wide screenOnly>
      <NewsSlider news={news} titleAs={headingBelow(title, level)} />
    </TitledSection>
  );
}
