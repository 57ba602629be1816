import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import styles from './preview-bar.module.css';

/** Says that this is a draft, and shows it anew whenever the CMS around it says that it was saved. */
export function PreviewBar({ editor }: { editor: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const told = ({ origin, data }: MessageEvent) => {
      if (origin === editor && data?.type === 'payload-document-event') revalidate();
    };
    addEventListener('message', told);
    parent.postMessage({ type: 'payload-live-preview', ready: true }, editor);
    return () => removeEventListener('message', told);
  }, [editor, revalidate]);
  return (
    <div className={styles.bar}>
      <Notice kind="info">Dit is een voorbeeld van een concept. Lezers zien dit nog niet.</Notice>
    </div>
  );
}
