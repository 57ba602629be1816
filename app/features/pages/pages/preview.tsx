import { z } from 'zod';
import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { publishedKindsContext, readScreen } from '../kinds/published-kind.ts';
import { readPreview } from '../preview/read-preview.ts';
import { PreviewBar } from '../ui/preview/preview-bar.tsx';
import { PublishedPage } from '../ui/published-page.tsx';
import type { Route } from './+types/preview';

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
