import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { VideoPlayer } from '#app/ui/video/video-player.tsx';
import { type Block, hasContent } from '../../body/blocks.ts';
import type { PictureSizes } from '../../lists/picture-sizes.ts';
import styles from './post.module.css';
import { PostPicture } from './post-picture.tsx';

interface Props {
  blocks: readonly Block[];
  sizes: PictureSizes;
  /** The title of the post, for the names of its videos. */
  title: string;
  videosAllowed: boolean;
}

/** The blocks of a post, without those that are empty. */
export const PostBlocks = ({ blocks, ...context }: Props) => (
  <div className={styles.blocks} data-reading="text">
    {blocks.filter(hasContent).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of blocks never changes on this page
      <PostBlock key={index} block={block} first={index === 0} {...context} />
    ))}
  </div>
);

function PostBlock({
  block,
  first,
  sizes,
  title,
  videosAllowed,
}: Omit<Props, 'blocks'> & { block: Block; first: boolean }) {
  switch (block.kind) {
    case 'text':
      return <LinkedText text={block.text} />;
    case 'title':
      return <h2 className={styles.subtitle}>{block.text}</h2>;
    case 'image':
      return (
        block.pictureId && (
          <PostPicture id={block.pictureId} alt={block.alt} size={sizes[block.pictureId]} eager={first} />
        )
      );
    case 'video':
      return (
        block.youtubeId && (
          <VideoPlayer youtubeId={block.youtubeId} title={`Video bij ‘${title}’`} allowed={videosAllowed} />
        )
      );
  }
}
