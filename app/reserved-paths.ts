import { accountsPaths } from './features/accounts/reserved-paths.ts';
import { conversationsPaths } from './features/conversations/reserved-paths.ts';
import { homePaths } from './features/home/reserved-paths.ts';
import { libraryPaths } from './features/library/reserved-paths.ts';
import { pagesPaths } from './features/pages/reserved-paths.ts';
import type { ReservedPaths } from './platform/features/reserved-paths.ts';
import { platformPaths } from './platform/reserved-paths.ts';
import { shellPaths } from './shell/reserved-paths.ts';

/** The reserved paths of all features, for the CMS, which can't load the features. A test compares them. */
export const reservedPaths: readonly ReservedPaths[] = [
  homePaths,
  accountsPaths,
  conversationsPaths,
  libraryPaths,
  pagesPaths,
  shellPaths,
  platformPaths,
];
