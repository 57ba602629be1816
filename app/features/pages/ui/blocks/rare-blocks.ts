/* The blocks that few pages have, in one file of their own. */

export { ComplaintBlock } from './complaint-block.tsx';
export { DocumentDescription } from './document-description/document-description.tsx';
export { FileDownload } from './file-download/file-download.tsx';
export { ImageGrid } from './image-grid/image-grid.tsx';
export { LatestNews } from './latest-news.tsx';
export { Organisation } from './organisation/organisation.tsx';
export { Video } from './video/video.tsx';
