import type { Draft } from '#app/features/drafts/index.ts';
import { ChangedText } from '#app/features/drafts/ui/changed-text.tsx';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ASK_ABOUT_OTHER } from '#app/platform/personal-details/personal-detail.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BLOGS_PATH, blogPath } from '../../paths.ts';
import { INTRO_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import type { Blog } from '../../screens/read-blog.ts';
import { useComplete } from '../editor/use-complete.ts';

interface Props {
  blog: Blog;
  draft: Draft | null;
  submissionKey: string;
  formError: FormError | undefined;
}

const LABELS = { Title: 'Titel', Description: 'Omschrijving' };

const INSTRUCTIONS = { Title: 'Schrijf een titel', Description: 'Schrijf waar je blog over gaat' };

/** The form for the title and introduction of one's own blog. It can be saved once both are filled in. */
export function BlogEditor({ blog, draft, submissionKey, formError }: Props) {
  const { fieldRef, complete, onInput } = useComplete();
  return (
    <Stack gap={3}>
      <p>
        {blog.public
          ? 'Je profiel is openbaar: iedereen kan je blog lezen.'
          : 'Je profiel is besloten: alleen deelnemers kunnen je blog lezen. Anderen zien alleen de titel.'}
      </p>
      <ChangedText formError={formError} values={{ Title: blog.title, Description: blog.description }} />
      <WritingForm
        intent="edit"
        hidden={ASK_ABOUT_OTHER}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        submit="Bewaar"
        houseRules
        disabled={!complete}
        cancel={blog.publishedAt ? blogPath(blog) : BLOGS_PATH}
        onInput={onInput}
      >
        {({ text }) => (
          <>
            <input ref={fieldRef} type="hidden" name="Id" value={blog.id} />
            <TextField
              {...text('Title', blog.title)}
              label={LABELS.Title}
              maxLength={TITLE_MAX}
              counter={{ limitMessage: TITLE_FULL }}
            />
            <TextArea
              {...text('Description', blog.description)}
              label={LABELS.Description}
              help="Waar schrijf je over? Een of twee zinnen zijn genoeg."
              rows={4}
              maxLength={INTRO_MAX}
              counter
            />
          </>
        )}
      </WritingForm>
    </Stack>
  );
}
