import {
  answerEdited,
  questionAnswered,
  questionEdited,
  questionHidden,
  questionShown,
} from '#app/features/advice/events.ts';
import { blogEdited, blogPostEdited, blogPostPublished, blogPublished } from '#app/features/blogs/events.ts';
import { documentChanged, documentPublished } from '#app/features/content/events.ts';
import { conversationEdited, conversationStarted } from '#app/features/conversations/events.ts';
import { contentEdited, contentHidden, contentShown } from '#app/features/moderation/events.ts';
import { profileVisibilityChanged } from '#app/features/profiles/events.ts';
import { HOUR, MINUTE } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval, onEvent } from '#app/platform/jobs/work.ts';
import { searchHandlers } from './api.ts';
import { searchContract } from './contract.ts';
import { COUNTS_LIFETIME } from './count-search.ts';
import { rebuildOutdated } from './entries/index-items.ts';
import {
  indexBlog,
  indexBlogOfMember,
  indexConversation,
  indexDocument,
  indexModerated,
  indexPost,
  indexQuestion,
} from './index-changes.ts';
import { searchLimits } from './limits.ts';
import { SEARCH_PATH } from './paths.ts';
import { learnVocabulary } from './vocabulary/learn-vocabulary.ts';

export const searchFeature = defineFeature({
  name: 'search',
  calls: { contract: searchContract, handlers: searchHandlers },
  work: [
    onEvent(documentPublished, 'search', indexDocument),
    onEvent(documentChanged, 'search', indexDocument),
    onEvent(conversationStarted, 'search', indexConversation),
    onEvent(conversationEdited, 'search', indexConversation),
    onEvent(blogPublished, 'search', indexBlog),
    onEvent(blogEdited, 'search', indexBlog),
    onEvent(blogPostPublished, 'search', indexPost),
    onEvent(blogPostEdited, 'search', indexPost),
    onEvent(questionAnswered, 'search', indexQuestion),
    onEvent(questionEdited, 'search', indexQuestion),
    onEvent(answerEdited, 'search', indexQuestion),
    onEvent(questionHidden, 'search', indexQuestion),
    onEvent(questionShown, 'search', indexQuestion),
    onEvent(contentHidden, 'search', indexModerated),
    onEvent(contentShown, 'search', indexModerated),
    onEvent(contentEdited, 'search', indexModerated),
    onEvent(profileVisibilityChanged, 'search', indexBlogOfMember),
    atInterval({ name: 'search.rebuild-outdated', interval: HOUR, run: rebuildOutdated }),
    atInterval({ name: 'search.learn-vocabulary', interval: MINUTE, run: learnVocabulary }),
  ],
  limits: Object.values(searchLimits),
  expiredRows: [expiredRows({ table: 'searchCount', column: 'month', lifetime: COUNTS_LIFETIME })],
  sitemapPaths: [SEARCH_PATH],
});
