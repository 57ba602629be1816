import type { HandlersOf } from '#app/platform/http/calls.ts';
import { changeVisibility } from './commands/change-visibility.ts';
import type { profilesContract } from './contract.ts';
import { relationships } from './relationships.ts';

export const profilesHandlers: HandlersOf<typeof profilesContract> = {
  relationshipTerms: () => relationships.map(({ number, name }) => ({ TermNumber: number, Name: name })),
  changeVisibility: ({ platform, viewer }, { body }) => changeVisibility(platform, { by: viewer, public: body }),
};
