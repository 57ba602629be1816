import { ConversationTeaser } from '#app/features/conversations/ui/lists/conversation-teaser.tsx';
import { groupPath } from '#app/features/groups/paths.ts';
import { BookHeart, PenLine, UsersRound } from '#app/ui/icon/icons.ts';
import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { shortened } from '#app/ui/text/shortened.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { ShownUser } from '#app/ui/user/shown-user.ts';
import { type Community, own } from '../blocks/block-context.ts';
import { HiddenTeaser } from './hidden-teaser.tsx';

interface Props {
  community: Community;
  titleAs: TitleElement;
}

/** A conversation by the last part of its address; one that is not there is a 'Gesprek' (spec §8). */
export function CommunityConversation({ community, titleAs, slug }: Props & { slug: string }) {
  const conversation = own(community.conversations, slug);
  if (!conversation) return <HiddenTeaser title="Gesprek" titleAs={titleAs} />;
  return <ConversationTeaser conversation={conversation} showGroup titleAs={titleAs} />;
}

/** A group by the last part of its address; nothing where there is none. */
export function CommunityGroup({ community, titleAs, slug }: Props & { slug: string }) {
  const group = own(community.groups, slug);
  if (!group) return null;
  const { title, introduction, conversationCount } = group;
  return (
    <Teaser
      href={groupPath({ slug })}
      title={title}
      titleAs={titleAs}
      kicker="Gespreksgroep"
      tint="rose"
      icon={UsersRound}
      count={{ value: conversationCount, label: conversationCount === 1 ? 'gesprek' : 'gesprekken' }}
    >
      <p>{shortened(introduction)}</p>
    </Teaser>
  );
}

/** A blog by its number. */
export function CommunityBlog({ community, titleAs, id }: Props & { id: number }) {
  const blog = community.blogs[id];
  if (!blog) return <HiddenTeaser title="Verborgen Blog" titleAs={titleAs} />;
  const { title, path, author, description, postCount } = blog;
  if (blog.locked) return <LockedTeaser title={title} path={path} kicker="Blog" titleAs={titleAs} />;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs={titleAs}
      kicker="Blog"
      tint="sand"
      icon={BookHeart}
      leading={isKnown(author) && <Avatar user={author} size={50} />}
      count={postCount === null ? undefined : { value: postCount, label: postCount === 1 ? 'verhaal' : 'verhalen' }}
      meta={author && `Door ${author.name}`}
    >
      {description && <p>{shortened(description)}</p>}
    </Teaser>
  );
}

/** A blog post by its number. */
export function CommunityBlogPost({ community, titleAs, id }: Props & { id: number }) {
  const post = community.blogPosts[id];
  if (!post) return <HiddenTeaser title="Verborgen verhaal" titleAs={titleAs} />;
  const { title, path, author, description, blogTitle } = post;
  if (post.locked) return <LockedTeaser title={title} path={path} kicker="Verhaal" titleAs={titleAs} />;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs={titleAs}
      kicker={blogTitle ? `Verhaal uit ${blogTitle}` : 'Verhaal'}
      tint="sand"
      icon={PenLine}
      leading={isKnown(author) && <Avatar user={author} size={50} />}
      meta={author && `Door ${author.name}`}
    >
      {description && <p>{shortened(description)}</p>}
    </Teaser>
  );
}

/** Whether there is somebody to be shown: 'een deelnemer' stands for nobody the reader could know. */
const isKnown = (user: ShownUser | null): user is ShownUser => user !== null && user.id !== 0;
