export { presentBlocks } from './present/blocks.ts';
export { presentPicture } from './present/picture.ts';
