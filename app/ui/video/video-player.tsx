import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { COOKIES_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { CirclePlay } from '#app/ui/icon/icons.ts';
import { AnyLink } from '#app/ui/link/any-link.tsx';
import { ExternalMark } from '#app/ui/link/external-mark.tsx';
import styles from './video.module.css';

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

interface VideoConsentProps {
  youtubeId: string;
  title: string;
  picture?: ReactNode;
}

/** Shown in place of a video until the reader accepts cookies: a form, so that it works without JavaScript. */
function VideoConsent({ youtubeId, title, picture }: VideoConsentProps) {
  const { pathname, search } = useLocation();
  const onYouTube = `https://www.youtube.com/watch?v=${youtubeId}`;
  return (
    <div className={styles.placeholder}>
      {picture}
      <div className={styles.consent} data-print="hide">
        <p>
          Deze video staat op YouTube. Je ziet hem hier als je cookies accepteert. YouTube kan dan zien dat je de video
          bekijkt.
        </p>
        <PostForm action={COOKIES_PATH} preventScrollReset className={styles.choices}>
          <input type="hidden" name="terug" value={pathname + search} />
          <Button type="submit" name="keuze" value="accepted" variant="secondary" icon={CirclePlay}>
            Accepteer cookies
            <span className="visually-hidden"> en bekijk de video {title}</span>
          </Button>
          <AnyLink href={onYouTube} className={styles.external}>
            <span>
              Bekijk op YouTube
              <ExternalMark href={onYouTube} />
            </span>
          </AnyLink>
        </PostForm>
      </div>
    </div>
  );
}
