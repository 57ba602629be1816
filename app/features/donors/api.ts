import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { donorsContract } from './contract.ts';
import { findDonorMatch } from './donor-match.ts';

export const donorsHandlers: HandlersOf<typeof donorsContract> = {
  async matchUser({ platform, viewer }) {
    const match = await findDonorMatch(platform.db, viewer.memberId);
    if (!match) throw new AppError('not_found');
    return { Id: match.personId, NewConversation: match.contactedAt === null };
  },
};
