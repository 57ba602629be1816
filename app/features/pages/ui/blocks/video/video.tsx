import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { VideoPlayer } from '#app/ui/video/video-player.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { referred } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './video.module.css';

/** A video, for a reader who accepted cookies (rules.md R22). Everybody can read its transcript. */
export function Video({ block, context, level }: BlockProps<'video'>) {
  const video = referred(context, block.video, 'video');
  if (!video) return null;
  const { title, description, youtubeId, picture, transcript } = video;
  return (
    <figure className={styles.video}>
      <VideoPlayer
        youtubeId={youtubeId}
        title={title}
        allowed={context.videosAllowed}
        picture={picture && <Picture picture={picture} size="default" className={styles.picture} />}
      />
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {description && <span>{description}</span>}
      </figcaption>
      {transcript && (
        <Disclosure summary="Lees wat er in de video wordt gezegd">
          <RichText html={transcript.html} level={level + 1} />
        </Disclosure>
      )}
    </figure>
  );
}
