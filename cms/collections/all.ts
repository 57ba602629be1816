import type { CollectionConfig } from 'payload';
import { adviceTopics } from './advice-topics.ts';
import { concepts } from './concepts.ts';
import { contentPages } from './content-pages.ts';
import { definitions } from './definitions.ts';
import { experts } from './experts.ts';
import { files } from './files.ts';
import { landingPages } from './landing-pages.ts';
import { media } from './media.ts';
import { medicalArticles } from './medical-articles.ts';
import { menus } from './menus.ts';
import { newsArticles } from './news-articles.ts';
import { newsTags } from './news-tags.ts';
import { organisations } from './organisations.ts';
import { recipeTypes } from './recipe-types.ts';
import { recipes } from './recipes.ts';
import { redirects } from './redirects.ts';
import { ruleTexts } from './rule-texts.ts';
import { testimonials } from './testimonials.ts';
import { themes } from './themes.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';
import { videos } from './videos.ts';

/** All collections, in the order in which the admin shows them. */
export const collections: CollectionConfig[] = [
  topics,
  medicalArticles,
  contentPages,
  landingPages,
  adviceTopics,
  newsArticles,
  newsTags,
  recipes,
  recipeTypes,
  media,
  files,
  videos,
  themes,
  testimonials,
  organisations,
  concepts,
  experts,
  menus,
  redirects,
  ruleTexts,
  definitions,
  users,
];
