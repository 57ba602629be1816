import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { referred } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './video.module.css';
import { VideoConsent } from './video-consent.tsx';

/**
 * A video of YouTube, from the host that sets no cookies, and only for a reader who accepted cookies (rules.md R22).
 * Everybody can read its transcript.
 */
export function Video({ block, context, level }: BlockProps<'video'>) {
  const video = referred(context, block.video, 'video');
  if (!video) return null;
  const { title, description, youtubeId, transcript } = video;
  return (
    <figure className={styles.video}>
      {context.videosAllowed ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${youtubeId}?hl=nl&cc_lang_pref=nl&rel=0`}
          title={title}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          // YouTube requires a referrer; this policy sends only the origin, not the path of the page (rules.md R16).
          referrerPolicy="strict-origin"
        />
      ) : (
        <VideoConsent video={video} />
      )}
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
