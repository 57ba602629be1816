import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { VideoPlayer } from '#app/ui/video/video-player.tsx';
import { type Block, hasContent } from '../../body/blocks.ts';
import type { PictureSizes } from '../../lists/picture-sizes.ts';
import { picturePath } from '../../paths.ts';
import { PICTURE_WIDTHS } from '../../pictures/picture-copies.ts';
import styles from './post.module.css';

interface Props {
  blocks: readonly Block[];
  sizes: PictureSizes;
  /** The title of the post, for the names of its videos. */
  title: string;
  videosAllowed: boolean;
}

/** The blocks of a post, without those that are empty. */
export const PostBlocks = ({ blocks, ...context }: Props) => (
  <div className={styles.blocks} data-reading="text" data-print="flow">
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
      return (
        <h2 className={styles.subtitle} dir="auto">
          {block.text}
        </h2>
      );
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

interface PictureProps {
  id: string;
  alt: string;
  /** In pixels; undefined for a picture that is no longer there. */
  size: { width: number; height: number } | undefined;
  /** Whether it is loaded at once, because it is at the top of the page, instead of lazily. */
  eager: boolean;
}

const srcSet = (id: string, format: string) =>
  PICTURE_WIDTHS.map((width, index) => `${picturePath(id, `${width}.${format}`)} ${index + 1}x`).join(', ');

/** A picture in a post. Its width and height reserve its place, so that nothing moves when it is loaded. */
function PostPicture({ id, alt, size, eager }: PictureProps) {
  if (!size) return null;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(id, 'avif')} />
      <source type="image/webp" srcSet={srcSet(id, 'webp')} />
      <img
        src={picturePath(id)}
        alt={alt || 'Geen alt tekst ingevoerd'}
        width={size.width}
        height={size.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
