import { adviceViewPath } from '#app/features/advice/paths.ts';
import { AskLink } from '#app/features/advice/ui/ask-link.tsx';
import { AnsweredList } from '#app/features/advice/ui/lists/answered-list.tsx';
import { LatestOwnQuestions } from '#app/features/advice/ui/lists/own-question-list.tsx';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { splitUrgent } from '#app/features/content/published/split-urgent.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { ContentPage } from '#app/features/pages/ui/content-page.tsx';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { ChosenTags, TagFilter } from '#app/ui/filter/tag-filter.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { AdviceTopicScreen, TopicQuestions } from '../screens/read-advice-topic-screen.ts';

/** An advice topic: what the editors wrote, and where the dietitian answers, the questions of members. */
export function AdviceTopicPage({ page, questions }: AdviceTopicScreen) {
  return questions ? <DietPage page={page} questions={questions} /> : <ContentPage {...page} />;
}

/**
 * The answered questions with their filter, and below the first page of all of them what the editors wrote. What is urgent
 * is above them, on every page.
 */
function DietPage({ page, questions }: { page: AdviceTopicScreen['page']; questions: TopicQuestions }) {
  const { document, context, crumbs } = page;
  const { view, tags, answered, own, member } = questions;
  const withParent = [{ text: 'Advies', href: ADVICE_PATH }, ...crumbs];
  const { urgent, rest } = splitUrgent(document.blocks);
  const isFirst = view.page === 1 && view.tags.length === 0;
  const filter = {
    path: document.path,
    tags,
    selected: view.tags,
    pathOf: (ids: number[]) => adviceViewPath(document.path, { tags: ids }),
  };
  return (
    <Page>
      {isFirst ? (
        <PageHead document={document} />
      ) : (
        <Metadata
          title={document.title}
          description={document.description}
          path={adviceViewPath(document.path, { page: view.tags.length > 0 ? 1 : view.page })}
        />
      )}
      <PageHeader title={document.title} intro={document.subtitle} breadcrumbs={withParent}>
        <AskLink topicPath={document.path} member={member} />
      </PageHeader>
      {urgent.length > 0 && <Blocks blocks={urgent} context={context} />}
      {isFirst && own && <LatestOwnQuestions topicPath={document.path} questions={own} />}
      <FilteredList
        filter={
          tags.length > 0 && (
            <TagFilter
              {...filter}
              label="Filter de vragen"
              thing={['vraag', 'vragen']}
              name="tags"
              total={answered.total}
            />
          )
        }
      >
        <ChosenTags {...filter} />
        <AnsweredList topicPath={document.path} questions={answered} view={view} tags={tags} />
      </FilteredList>
      {isFirst && <Blocks blocks={rest} context={context} />}
      {isFirst && <AuthorshipNote document={document} />}
    </Page>
  );
}
