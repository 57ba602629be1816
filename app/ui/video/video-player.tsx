import type { ReactNode } from 'react';
import styles from './video.module.css';
import { VideoConsent } from './video-consent.tsx';

interface Props {
  youtubeId: string;
  title: string;
  /** Whether the reader accepted cookies. */
  allowed: boolean;
  /** Shown until the reader accepts cookies. */
  picture?: ReactNode;
}

/**
 * A video of YouTube, from the host that sets no cookies, and only for a reader who accepted cookies (rules.md R22); for
 * others the way to accept them.
 */
export function VideoPlayer({ youtubeId, title, allowed, picture }: Props) {
  if (!allowed) return <VideoConsent youtubeId={youtubeId} title={title} picture={picture} />;
  return (
    <iframe
      className={styles.frame}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?hl=nl&cc_lang_pref=nl&rel=0`}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      // YouTube requires a referrer; this policy sends only the origin, not the path of the page (rules.md R16).
      referrerPolicy="strict-origin"
    />
  );
}
