import { type MediaStore, openMediaStore } from '../../app/platform/media/media-store.ts';
import { settings } from '../settings.ts';

let opened: Promise<MediaStore> | undefined;

/** The one store of site and CMS, opened when it is first needed. */
export function mediaStore(): Promise<MediaStore> {
  opened ??= openMediaStore(settings);
  return opened;
}

/** Where the site shows a file of the CMS. */
export const addressOf = (name: string): string => `${settings.siteUrl}/media/editorial/${name}`;
