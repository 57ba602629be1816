import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import { changeVisibility } from './commands/change-visibility.ts';
import { removePhoto } from './commands/remove-photo.ts';
import { uploadPhoto } from './commands/upload-photo.ts';
import type { profilesContract } from './contract.ts';

export const profilesHandlers: HandlersOf<typeof profilesContract> = {
  changeVisibility: ({ platform, viewer }, { body }) => changeVisibility(platform, { by: viewer, public: body }),
  async uploadPhoto({ platform, viewer }, { body }) {
    return { Photo: photoPath(await uploadPhoto(platform, { by: viewer, file: body.photo })) };
  },
  removePhoto: ({ platform, viewer }) => removePhoto(platform, { by: viewer }),
};
