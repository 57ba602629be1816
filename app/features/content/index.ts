export { listArticlesAbout } from './read/articles-about.ts';
export { listArticlesBelow } from './read/articles-below.ts';
export { listComplaints } from './read/complaints.ts';
export { listConcepts, listConceptsOf, readConcepts } from './read/concepts.ts';
export { type Disease, listDiseases } from './read/diseases.ts';
export { fillInfoline, fillInfolineInText } from './read/fill-infoline.ts';
export { findPage } from './read/find-page.ts';
export { findMenu, readMainMenu } from './read/menu.ts';
export { countNews, listNewestNews, listNews, listNewsTeasers, type News } from './read/news.ts';
export {
  isAnyPage,
  listMissingPages,
  listPagesAt,
  listPublishedPaths,
  type PageAtPath,
} from './read/published-paths.ts';
export {
  type DocumentWithRefs,
  listDocumentsByIds,
  listWholeDocuments,
  readDocument,
  readNumberedDocument,
} from './read/read-document.ts';
export { findRedirect } from './read/redirect.ts';
export { listReferred, type Referred, type ReferredOf, withOwnSize, withSizes } from './read/referred.ts';
export { listRuleTexts, readRuleTexts } from './read/rule-texts.ts';
export { listSpelledDefinitions } from './read/spelled-definitions.ts';
export {
  type ArticleTeaser,
  countArticles,
  countBefore,
  countDocuments,
  listAncestors,
  listChildren,
  listDocuments,
} from './read/teasers.ts';
export { loadTextOfHtml, type TextOfHtml } from './read/text-of-html.ts';
export { sanitiseDocument } from './store/sanitise-document.ts';
export { documentTopic, kindTopic } from './topics.ts';
