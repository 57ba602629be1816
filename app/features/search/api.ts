import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { searchContract } from './contract.ts';
import { presentCounts, presentResult } from './present.ts';
import { analyseTerm } from './query/analyse-term.ts';
import { describeResults } from './query/describe-results.ts';
import { listScopes } from './query/list-scopes.ts';
import { listSuggestions } from './query/list-suggestions.ts';
import { foundTerms, search } from './query/search-index.ts';

export const searchHandlers: HandlersOf<typeof searchContract> = {
  async search(ctx, { query: { query: term, pillar, boost, page_index: index, page_size: size } }) {
    const { analysed, results } = await search(ctx, { term, boost });
    const onPage = results[pillar].slice(index * size, (index + 1) * size);
    return (await describeResults(ctx, onPage, foundTerms(analysed))).map(presentResult);
  },
  async count(ctx, { query: { query: term, boost } }) {
    return presentCounts((await search(ctx, { term, boost })).counts);
  },
  async synonyms(ctx, { query: { query: term } }) {
    const { synonyms } = await analyseTerm(ctx, term);
    return [...synonyms];
  },
  async scopes(ctx, { query: { query: term } }) {
    const scopes = await listScopes(ctx, term);
    return scopes.map(({ name, description }) => ({ Name: name, Description: description }));
  },
  suggest: ({ platform: { db } }, { params: { query: typed } }) => listSuggestions(db, typed),
};
