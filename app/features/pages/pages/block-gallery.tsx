import type { Block } from '#app/features/content/published/blocks.ts';
import { allowsVideos } from '#app/platform/http/consent.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { listPictures, replacePictures } from '../gallery-pictures.ts';
import { Blocks } from '../ui/blocks/blocks.tsx';
import { exampleBlockContext } from '../ui/examples/example-block-context.ts';
import { exampleBlocks } from '../ui/examples/example-blocks.ts';
import type { Route } from './+types/block-gallery';

/** How many different pictures the examples use. */
const PICTURES = 4;

/** A block that fails to render, which `?stuk` adds: it shows that the rest of the page is still rendered. */
const broken = { kind: 'image', id: 'broken', caption: null, picture: null } as unknown as Block;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ consent, platform: { db } }) => {
    const pictures = await listPictures(db, PICTURES);
    const blocks = replacePictures(exampleBlocks, pictures);
    return {
      blocks: new URL(args.request.url).searchParams.has('stuk') ? [broken, ...blocks] : blocks,
      context: { ...replacePictures(exampleBlockContext, pictures), videosAllowed: allowsVideos(consent) },
    };
  });

/** An example of every kind of block, for looking at and for testing. */
export default function BlockGallery({ loaderData: { blocks, context } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{pageTitle('Blokken')}</title>
      <PageHeader title="Blokken van de redactie" intro="Waarvan pagina’s zijn gemaakt, elk soort één keer." />
      <Blocks blocks={blocks} context={context} />
    </Page>
  );
}
