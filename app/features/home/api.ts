import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { presentWholeList } from '#app/platform/http/calls/responses.ts';
import type { homeContract } from './contract.ts';
import { presentTheme } from './present.ts';
import { readThemes } from './screens/read-themes.ts';

export const homeHandlers: HandlersOf<typeof homeContract> = {
  async themes(ctx, { query: { limit } }) {
    return presentWholeList((await readThemes(ctx, limit)).map(presentTheme));
  },
};
