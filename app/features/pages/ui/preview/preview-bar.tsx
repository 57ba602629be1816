import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { PreviewStatus } from '../../preview/read-preview.ts';
import styles from './preview-bar.module.css';

const MESSAGES: Record<PreviewStatus, string> = {
  unpublished: 'Dit is een voorbeeld van een concept. Lezers zien dit nog niet.',
  changed: 'Dit is een voorbeeld van een concept. Lezers zien nog de vorige versie.',
  published: 'Dit is een voorbeeld van wat lezers nu zien.',
};

interface Props {
  status: PreviewStatus;
  /** The origin of the CMS, which frames this page. */
  cmsOrigin: string;
}

/** The notice above a preview. It reloads the page whenever the CMS says that it saved the draft. */
export function PreviewBar({ status, cmsOrigin }: Props) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const handleMessage = ({ origin, data }: MessageEvent) => {
      if (origin === cmsOrigin && data?.type === 'payload-document-event') revalidate();
    };
    addEventListener('message', handleMessage);
    parent.postMessage({ type: 'payload-live-preview', ready: true }, cmsOrigin);
    return () => removeEventListener('message', handleMessage);
  }, [cmsOrigin, revalidate]);
  return (
    <div className={styles.bar}>
      <Notice kind="info">{MESSAGES[status]}</Notice>
    </div>
  );
}
