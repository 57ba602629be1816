import { CommunityGroup } from '../../teasers/community-teasers.tsx';
import type { BlockProps } from '../block-props.ts';

/** A group of the community to which the text leads. */
export function GroupTeaser({ block, context }: BlockProps<'group-teaser'>) {
  return <CommunityGroup community={context.community} slug={block.group} titleAs="p" />;
}
