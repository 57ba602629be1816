import type { Draft } from '#app/features/drafts/index.ts';
import { ChangedText } from '#app/features/drafts/ui/changed-text.tsx';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ASK_ABOUT_OTHER } from '#app/platform/personal-details/personal-detail.ts';
import { FoldedContentWarnings } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { blockField, bodyOfForm, editedOfBody, REMOVED_FIELD } from '../../body/form-fields.ts';
import { blogPath, postPath } from '../../paths.ts';
import { INTRO_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import type { Post } from '../../screens/read-post.ts';
import { KIND_LABELS } from './blocks/block-kinds.ts';
import { BlocksEditor } from './blocks/blocks-editor.tsx';
import { PendingUploadsContext, usePendingUploads } from './picture/pending-uploads.ts';
import { useComplete } from './use-complete.ts';

interface Props {
  post: Post;
  draft: Draft | null;
  /** The body of the post, with which the editor starts if there is no draft. */
  body: string;
  maxBytes: number;
  submissionKey: string;
  formError: FormError | undefined;
}

const LABELS = { Title: 'Titel', Description: 'Inleiding' };

const INSTRUCTIONS = { Title: 'Schrijf een titel', Description: 'Schrijf waar je bericht over gaat' };

/**
 * The editor of one's own post: its title, its introduction and its blocks. It can be saved once it has a title and an
 * introduction. What is typed is saved as a draft.
 */
export function PostEditor({ post, draft, body, maxBytes, submissionKey, formError }: Props) {
  const hydrated = useHydrated();
  const { fieldRef, complete, onInput } = useComplete();
  const { addUpload, onSubmit, waiting } = usePendingUploads();
  const start = startingBody(formError, draft, body);
  return (
    <WritingForm
      intent="edit"
      hidden={{ kind: 'blog-post', about: post.id, ...ASK_ABOUT_OTHER }}
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      labels={{ ...LABELS, ...blockLabels(start) }}
      instructions={INSTRUCTIONS}
      submit={post.publishedAt ? 'Bewaar' : 'Plaats bericht'}
      houseRules
      disabled={!complete}
      cancel={post.publishedAt ? postPath(post) : blogPath(post.blog)}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {({ text, choices }) => (
        <>
          <ChangedText formError={formError} values={{ Title: post.title, Description: post.description }} />
          <input ref={fieldRef} type="hidden" name="Id" value={post.id} />
          {/* Without JavaScript, Enter in a field presses the first button of the form: that must be the one that saves. */}
          {!hydrated && <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />}
          <TextField
            {...text('Title', post.title)}
            label={LABELS.Title}
            maxLength={TITLE_MAX}
            counter={{ limitMessage: TITLE_FULL }}
          />
          <TextArea
            {...text('Description', post.description)}
            label={LABELS.Description}
            help="Waar gaat je bericht over? Dit staat boven je verhaal en in de lijst met berichten."
            rows={3}
            maxLength={INTRO_MAX}
            counter
          />
          {!post.warnings?.byModerator && (
            <FoldedContentWarnings {...choices('ContentWarnings', post.warnings?.names)} titled />
          )}
          <PendingUploadsContext value={addUpload}>
            <BlocksEditor
              body={start}
              removedBody={(formError?.values ?? draft?.fields)?.[REMOVED_FIELD]}
              maxBytes={maxBytes}
              formError={formError}
            />
          </PendingUploadsContext>
          <p role="status">{waiting && 'We wachten tot je afbeelding er is. Daarna gaat je bericht vanzelf verder.'}</p>
        </>
      )}
    </WritingForm>
  );
}

/** What was submitted with an error, else the draft, else the post itself. */
function startingBody(formError: FormError | undefined, draft: Draft | null, body: string): string {
  if (formError) return bodyOfForm(formError.values);
  const saved = draft?.fields.Body;
  return typeof saved === 'string' ? saved : body;
}

/** The labels of the blocks in the summary of errors. */
const blockLabels = (body: string): Record<string, string> =>
  Object.fromEntries(
    editedOfBody(body).flatMap(({ kind }, index) =>
      (['Content', 'Alt'] as const).map((part) => [blockField(index, part), `Deel ${index + 1}, ${KIND_LABELS[kind]}`]),
    ),
  );
