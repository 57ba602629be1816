import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { type PreviewStatus, readPreview } from '../preview/read-preview.ts';
import { publishedKindsContext, readScreen } from '../published-kind.ts';
import { PublishedPage } from '../ui/published-page.tsx';
import type { Route } from './+types/preview';
import styles from './preview.module.css';

const signedAddress = z.object({
  id: z.coerce.number().int().positive(),
  tot: z.coerce.number().int(),
  teken: z.string(),
  voor: z.literal('deskundige').optional(),
});

/** Never cached, because the page changes with every keystroke of the editor. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const parsed = signedAddress.safeParse({ ...args.params, ...Object.fromEntries(searchParams) });
    if (!parsed.success) throw new AppError('not_found');
    const { id, tot, teken, voor } = parsed.data;
    const { source, status } = await readPreview(ctx, { id, until: tot, forExpert: voor === 'deskundige' }, teken);
    const kinds = args.context.get(publishedKindsContext);
    const screen = await readScreen(ctx, { kinds, source, options: { draft: true } });
    const cmsOrigin = ctx.platform.config.cmsUrl.origin;
    ctx.page.framedBy = cmsOrigin;
    return { screen, status, cmsOrigin };
  });

/** A draft as it will look when published, for everybody who has the address that the CMS signed. */
export default function Preview({ loaderData: { screen, status, cmsOrigin } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PreviewBar status={status} cmsOrigin={cmsOrigin} />
      <PublishedPage {...screen} />
    </>
  );
}

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
function PreviewBar({ status, cmsOrigin }: Props) {
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
