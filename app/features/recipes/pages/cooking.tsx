import { redirect } from 'react-router';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { cookingPath, PEOPLE_PARAMETER, recipePath } from '../paths.ts';
import { parsePortions } from '../portions/parse-portions.ts';
import { readCookingScreen } from '../screens/read-cooking.ts';
import { CookingPage } from '../ui/cooking/cooking-page.tsx';
import type { Route } from './+types/cooking';

export const handle: PageHandle = { cache: { query: [PEOPLE_PARAMETER] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readNumberedDocument(ctx, args.params.recipe, 'recipe');
    const { path, amountOfPeople } = source.document;
    if (path !== recipePath(args.params.recipe)) throw redirect(cookingPath(path), 301);
    const { portions, isCanonical } = parsePortions(new URL(args.request.url).searchParams, amountOfPeople);
    if (!isCanonical) throw redirect(cookingPath(path, portions));
    return readCookingScreen(source, portions);
  });

export default function Cooking({ loaderData }: Route.ComponentProps) {
  return <CookingPage {...loaderData} />;
}
