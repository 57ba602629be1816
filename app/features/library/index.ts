export { presentBlocks } from './present/blocks.ts';
export { presentPicture } from './present/picture.ts';
export { findPageScreen } from './screens/library.ts';
