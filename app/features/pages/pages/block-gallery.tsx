import type { Block } from '#app/features/content/published/blocks.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { readPictures, serveArticlePictures } from '../gallery-pictures.ts';
import { Blocks } from '../ui/blocks/blocks.tsx';
import { exampleBlockContext } from '../ui/examples/block-context.ts';
import { exampleBlocks } from '../ui/examples/blocks.ts';
import type { Route } from './+types/block-gallery';

/** How many pictures the examples have. */
const PICTURES = 4;

/** With `?stuk` one more, of which nothing is as it should be: to see that the page lives on. */
const broken = { kind: 'image', id: 'broken', caption: null, picture: null } as unknown as Block;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ consent, platform: { db } }) => {
    const pictures = await readPictures(db, PICTURES);
    const blocks = serveArticlePictures(exampleBlocks, pictures);
    return {
      blocks: new URL(args.request.url).searchParams.has('stuk') ? [broken, ...blocks] : blocks,
      context: { ...serveArticlePictures(exampleBlockContext, pictures), video: consent === 'accepted' },
    };
  });

/** Every kind of block that editors make pages of, to look at and to test. */
export default function BlockGallery({ loaderData: { blocks, context } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{pageTitle('Blokken')}</title>
      <PageHeader title="Blokken van de redactie" intro="Waarvan pagina’s zijn gemaakt, elk soort één keer." />
      <Blocks blocks={blocks} context={context} />
    </Page>
  );
}
