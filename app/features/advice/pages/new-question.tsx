import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { findDraft } from '#app/features/drafts/index.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { UrgentPanel } from '#app/ui/feedback/urgent-panel.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { adviceHandlers } from '../api.ts';
import { adviceContract } from '../contract.ts';
import { readDietTopic } from '../diet-topic.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { adviceTopicPath, newQuestionPath, questionConfirmationPath } from '../paths.ts';
import { DIET_QUESTIONS } from '../rules.ts';
import { QuestionForm } from '../ui/asking/question-form.tsx';
import type { Route } from './+types/new-question';

export const handle: PageHandle = { shell: { infoline: false } };

/** Any other topic leads to the form of the topic of the dietitian. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { title, path } = await readDietTopic(ctx);
    if (path !== adviceTopicPath(args.params.topic)) throw redirect(newQuestionPath(path), 301);
    const draft = await findDraft(requireMember(ctx), { kind: adviceDrafts.question, about: DIET_QUESTIONS.id });
    return { topic: { title, path }, draft, submissionKey: randomUUID() };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, adviceContract.save, adviceHandlers.save, async ({ ctx }) =>
    redirect(questionConfirmationPath((await readDietTopic(ctx)).path), 303),
  );

export default function NewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { topic, draft, submissionKey } = loaderData;
  return (
    <Page width="column">
      <Metadata title="Stel je vraag" description={null} noindex />
      <PageHeader
        title="Stel je vraag"
        intro={<p>Een diëtist leest je vraag en antwoordt binnen een week. Daarna kunnen ook anderen het lezen.</p>}
        breadcrumbs={[
          { text: 'Advies', href: ADVICE_PATH },
          { text: topic.title, href: topic.path },
          { text: 'Stel je vraag' },
        ]}
      />
      <UrgentPanel
        title={<h2>Nu klachten? Bel direct.</h2>}
        phones={[{ number: '112', description: 'als het levensgevaarlijk is' }]}
      >
        <p>
          Wacht niet op ons antwoord. Bel je huisarts of de afdeling die je behandelt. ’s Avonds en in het weekend bel
          je de huisartsenpost.
        </p>
      </UrgentPanel>
      <QuestionForm
        topicPath={topic.path}
        draft={draft}
        formError={formErrorOf(actionData)}
        submissionKey={submissionKey}
      />
    </Page>
  );
}
