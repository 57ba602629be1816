import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import styles from './preview-bar.module.css';

/** The notice above a draft. It reloads the draft whenever the CMS, which frames this page, has saved it. */
export function PreviewBar({ editor }: { editor: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const handleMessage = ({ origin, data }: MessageEvent) => {
      if (origin === editor && data?.type === 'payload-document-event') revalidate();
    };
    addEventListener('message', handleMessage);
    parent.postMessage({ type: 'payload-live-preview', ready: true }, editor);
    return () => removeEventListener('message', handleMessage);
  }, [editor, revalidate]);
  return (
    <div className={styles.bar}>
      <Notice kind="info">Dit is een voorbeeld van een concept. Lezers zien dit nog niet.</Notice>
    </div>
  );
}
