import { ANSWER_CASE, QUESTION_CASE } from '#app/features/advice/rules.ts';
import { postReactions } from '#app/features/blogs/reactions.ts';
import { BLOG_KIND, POST_KIND } from '#app/features/blogs/rules.ts';
import { acceptContact } from '#app/features/contacts/commands/answer-request.ts';
import { requestContact } from '#app/features/contacts/commands/request-contact.ts';
import { startConversation } from '#app/features/conversations/commands/start-conversation.ts';
import { conversationReactions } from '#app/features/conversations/reactions.ts';
import { CONVERSATION_KIND } from '#app/features/conversations/rules.ts';
import { sendMessage } from '#app/features/messages/commands/send-message.ts';
import { MESSAGE_CASE } from '#app/features/messages/rules.ts';
import { uploadPhoto } from '#app/features/profiles/commands/change-photo.ts';
import { PHOTO_CASE, PROFILE_CASE } from '#app/features/profiles/paths.ts';
import { writeReaction } from '#app/features/reactions/commands/write-reaction.ts';
import type { ReactionKind } from '#app/features/reactions/reaction-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { DemoStage } from './demo-stage.ts';
import type { DemoSubject } from './read-cases.ts';
import { renderDrawing } from './render-drawing.ts';

/** Something that a case is about. */
export interface Thing {
  kind: string;
  subjectId: number;
}

/** Something that happens at a time. */
export interface Scene {
  hoursAgo: number;
  play(): Promise<unknown>;
}

/** What a case is about: the scenes in which it is written, and how it is found after them. */
interface Subject {
  scenes: Scene[];
  find(): Promise<Thing>;
}

type Of<K extends string> = Extract<DemoSubject, Record<K, unknown>>;

/** Has what a case is about written by the commands of the site, unless the demo has it. */
export function writeSubject(stage: DemoStage, subject: DemoSubject): Subject {
  if ('group' in subject) return writeConversation(stage, subject);
  if ('reactionTo' in subject) return writeOne(stage, subject, conversationReactions, subject.reactionTo);
  if ('reactionToPost' in subject) return writeOne(stage, subject, postReactions, subject.reactionToPost);
  if ('messages' in subject) return writeMessages(stage, subject);
  if ('photo' in subject) return writePhoto(stage, subject);
  return { scenes: [], find: () => findThing(stage, subject) };
}

function writeConversation(stage: DemoStage, subject: Of<'group'>): Subject {
  const { conversation: title, author, text, hoursAgo, replies } = subject;
  const play = async () => {
    const { db } = stage.platform;
    const { id: groupId } = await db
      .selectFrom('discussionGroup')
      .select('id')
      .where('title', '=', subject.group)
      .executeTakeFirstOrThrow();
    const terms = db.selectFrom('groupTerm').select('id').where('groupId', '=', groupId);
    const termIds = (await terms.where('name', 'in', subject.terms).execute()).map(({ id }) => id);
    const by = await stage.viewerOf(author);
    const description = text.trim();
    const texts = { title, description, contentWarnings: [] };
    await startConversation(stage.platform, { by, groupId, ...texts, public: true, termIds, key: null });
  };
  const answers = replies.map((reply) => reactionScene(stage, { ...reply, kind: conversationReactions, title }));
  return { scenes: [{ hoursAgo, play }, ...answers.map(({ scene }) => scene)], find: () => findThing(stage, subject) };
}

function writeOne(
  stage: DemoStage,
  subject: Of<'reactionTo'> | Of<'reactionToPost'>,
  kind: ReactionKind,
  title: string,
): Subject {
  const { scene, written } = reactionScene(stage, { ...subject, kind, title });
  return { scenes: [scene], find: async () => ({ kind: kind.caseName, subjectId: await written }) };
}

interface DemoReaction {
  kind: ReactionKind;
  /** The title of what it is written to. */
  title: string;
  author: string;
  text: string;
  hoursAgo: number;
}

/** The scene in which a reaction is written, and its id after that. */
function reactionScene(stage: DemoStage, { kind, title, author, text, hoursAgo }: DemoReaction) {
  const { promise: written, resolve } = Promise.withResolvers<number>();
  const play = async () => {
    const subjectId = await findByTitle(
      stage.platform.db,
      kind.name === CONVERSATION_KIND ? 'conversation' : 'blogPost',
      title,
    );
    const by = await stage.viewerOf(author);
    const { id } = await writeReaction(stage.platform, kind, {
      ...{ by, subjectId, body: text.trim(), quotedId: null, contentWarnings: [], key: null },
    });
    resolve(id);
  };
  return { scene: { hoursAgo, play }, written };
}

function writeMessages(stage: DemoStage, { messages, between: [asks, accepts], reported }: Of<'messages'>): Subject {
  const ids: number[] = [];
  const scenes = messages.map(({ author, text, hoursAgo }, index) => ({
    hoursAgo,
    async play() {
      const by = await stage.viewerOf(author);
      const otherId = stage.idOf(author === asks ? accepts : asks);
      if (index > 0) {
        ids.push((await sendMessage(stage.platform, { by, otherId, body: text.trim(), key: null })).id);
        return;
      }
      await requestContact(stage.platform, { by, otherId, message: text.trim(), key: null });
      await acceptContact(stage.platform, { by: await stage.viewerOf(accepts), otherId: by.memberId });
    },
  }));
  return { scenes, find: async () => ({ kind: MESSAGE_CASE, subjectId: ids[reported - 2] as number }) };
}

/** How wide a photo is before the site makes its copies, in pixels. */
const PHOTO_WIDTH = 640;

function writePhoto(stage: DemoStage, { photo, drawing, hoursAgo }: Of<'photo'>): Subject {
  const play = async () => {
    const file = new Blob([await renderDrawing(drawing, PHOTO_WIDTH)]);
    await uploadPhoto(stage.platform, { by: await stage.viewerOf(photo), file });
  };
  return { scenes: [{ hoursAgo, play }], find: async () => ({ kind: PHOTO_CASE, subjectId: stage.idOf(photo) }) };
}

type Existing = Exclude<DemoSubject, Of<'text'> | Of<'messages'> | Of<'photo'>>;

async function findThing({ platform: { db }, idOf }: DemoStage, subject: Existing | Of<'group'>): Promise<Thing> {
  if ('conversation' in subject)
    return { kind: CONVERSATION_KIND, subjectId: await findByTitle(db, 'conversation', subject.conversation) };
  if ('blog' in subject) return { kind: BLOG_KIND, subjectId: await findByTitle(db, 'blog', subject.blog) };
  if ('post' in subject) return { kind: POST_KIND, subjectId: await findByTitle(db, 'blogPost', subject.post) };
  if ('profile' in subject) return { kind: PROFILE_CASE, subjectId: idOf(subject.profile) };
  const kind = 'question' in subject ? QUESTION_CASE : ANSWER_CASE;
  const title = 'question' in subject ? subject.question : subject.answerTo;
  return { kind, subjectId: await findByTitle(db, 'adviceQuestion', title) };
}

/** The id of what has this title in the demo. */
export async function findByTitle(
  db: Database,
  table: 'conversation' | 'blog' | 'blogPost' | 'adviceQuestion',
  title: string,
): Promise<number> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow(() => new Error(`The demo has nothing with the title '${title}'.`));
  return id;
}
