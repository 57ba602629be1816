import { redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { listAllGroups } from '#app/features/conversations/index.ts';
import { groupPath } from '#app/features/conversations/paths.ts';
import { after } from '#app/platform/clock.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { MessagesSquare } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Day } from '#app/ui/time/day.tsx';
import { readDietTopic } from '../diet-topic.ts';
import { listOwnQuestions } from '../lists/own.ts';
import { adviceTopicPath, questionConfirmationPath, questionPath } from '../paths.ts';
import { CONFIRMATION_TIME } from '../rules.ts';
import type { Route } from './+types/question-confirmation';

export const handle: PageHandle = { shell: { infoline: false } };

/** The group in which members talk about what they eat (choices.md 28). */
const DIET_GROUP = { slug: 'voeding-en-dieet' };

/**
 * What a member sees who asked a question just now: when the answer comes, and where to talk about it meanwhile. For anybody
 * else it leads to the topic.
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { title, path } = await readDietTopic(ctx);
    if (path !== adviceTopicPath(args.params.topic)) throw redirect(questionConfirmationPath(path), 301);
    const [own, groups] = await Promise.all([
      listOwnQuestions(requireMember(ctx), { index: 0, size: 1 }),
      listAllGroups(ctx),
    ]);
    const [question] = own.items;
    if (!question || question.askedAt <= after(ctx.platform.clock.now(), -CONFIRMATION_TIME)) throw redirect(path);
    return {
      topic: { title, path },
      question,
      hasGroup: groups.some(({ slug }) => slug === DIET_GROUP.slug),
    };
  });

export default function QuestionConfirmation({ loaderData: { topic, question, hasGroup } }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata title="Je vraag is verstuurd" description={null} noindex />
      <PageHeader
        title="Je vraag is verstuurd"
        intro={<p>Dank je wel. Een diëtist leest je vraag en antwoordt binnen een week.</p>}
        breadcrumbs={[
          { text: 'Advies', href: ADVICE_PATH },
          { text: topic.title, href: topic.path },
        ]}
      />
      <Stack gap={3}>
        <SupportPanel kind="question" id={question.id} />
        <p>
          Je krijgt het antwoord op <Link to={questionPath(topic.path, question)}>{question.title}</Link> uiterlijk op{' '}
          <Day at={question.promisedAt.toISOString()} />. We laten het je weten zodra het er is.
        </p>
        {hasGroup && (
          <>
            <h2>Praat er intussen over met anderen</h2>
            <p>In de groep over voeding en dieet vertellen deelnemers wat bij hen werkt.</p>
            <div>
              <ButtonLink to={groupPath(DIET_GROUP)} variant="primary" icon={MessagesSquare}>
                Naar de gesprekken over voeding en dieet
              </ButtonLink>
            </div>
          </>
        )}
        <p>
          <Link to={topic.path}>Terug naar de vragen aan de diëtist</Link>
        </p>
      </Stack>
    </Page>
  );
}
