export { presentBlocks } from './present/blocks.ts';
export { presentImage, presentPicture } from './present/picture.ts';
export { findPageScreen } from './screens/read-library-screen.ts';
