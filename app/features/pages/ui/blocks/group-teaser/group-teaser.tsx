import { CommunityGroup } from '../../teasers/community-teasers.tsx';
import type { BlockProps } from '../block-props.ts';

/** A teaser of one group. */
export function GroupTeaser({ block, context }: BlockProps<'group-teaser'>) {
  return <CommunityGroup community={context.community} slug={block.group} titleAs="p" />;
}
