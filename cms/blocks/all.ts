import type { Block } from 'payload';
import { aZList } from './a-z-list.ts';
import { callToAction } from './call-to-action.ts';
import { communityLinks } from './community-links.ts';
import { callToday, causesByPhase, questionsToAsk } from './complaint-blocks.ts';
import { conversationTeaser } from './conversation-teaser.ts';
import { documentDescription } from './document-description.ts';
import { expandableList } from './expandable-list.ts';
import { externalLink } from './external-link.ts';
import { featuredContent } from './featured-content.ts';
import { fileDownload } from './file-download.ts';
import { groupTeaser } from './group-teaser.ts';
import { html } from './html.ts';
import { htmlWithTitle } from './html-with-title.ts';
import { image } from './image.ts';
import { imageGrid } from './image-grid.ts';
import { internalLink } from './internal-link.ts';
import { introduction } from './introduction.ts';
import { latestNews } from './latest-news.ts';
import { organisation } from './organisation.ts';
import { pageLink } from './page-link.ts';
import { pageSection } from './page-section.ts';
import { quote } from './quote.ts';
import { recipeLink } from './recipe-link.ts';
import { relatedContent } from './related-content.ts';
import { summary } from './summary.ts';
import { tip } from './tip.ts';
import { urgent } from './urgent.ts';
import { video } from './video.ts';

/** All blocks except the page section, in the order in which editors see them in their groups. */
const leaves: Block[] = [
  urgent,
  introduction,
  summary,
  html,
  htmlWithTitle,
  expandableList,
  tip,
  callToday,
  causesByPhase,
  questionsToAsk,
  quote,
  image,
  imageGrid,
  documentDescription,
  video,
  fileDownload,
  internalLink,
  externalLink,
  pageLink,
  relatedContent,
  featuredContent,
  recipeLink,
  organisation,
  callToAction,
  communityLinks,
  groupTeaser,
  conversationTeaser,
  latestNews,
  aZList,
];

const slugs = leaves.map(({ slug }) => slug);

/** All blocks. */
export const blocks: Block[] = [...leaves, pageSection(slugs)];
