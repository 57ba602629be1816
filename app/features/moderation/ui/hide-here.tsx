import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { contentWarningsPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Eye, EyeOff, MessageCircle, ShieldCheck } from '#app/ui/icon/icons.ts';
import { RestrictForm } from './restrict-form.tsx';

interface Props {
  /** The path to which the form is posted, of which there is one for each thing. */
  hidePath: string;
  hidden: boolean | undefined;
  /** The kind of it, where moderators say what it is about (docs/decisions/content-warnings.md), and its id. */
  kind?: string;
  id?: number;
  /** Whether the viewer may open a case about it: false for professionals, who hide questions alone. */
  mayOpen?: boolean;
  /** What it is called in a sentence: 'dit gesprek'. */
  what: string;
  /** Why the form was refused: it is shown at once then. */
  formError?: FormError | undefined;
}

/** With what a moderator hides something right on its page, with the reasons, or shows it again. */
export function HideHere({ hidePath, hidden, kind, id, mayOpen = true, what, formError }: Props) {
  const { formAction, formData } = useNavigation();
  const sending = formAction === hidePath;
  if (hidden) {
    return (
      <PostForm action={hidePath}>
        <input type="hidden" name="intent" value="show" />
        <Button type="submit" variant="quiet" icon={Eye} busy={sending}>
          Toon {what} weer
        </Button>
      </PostForm>
    );
  }
  return (
    <>
      <RestrictForm
        summary={
          <>
            Verberg<span className="visually-hidden"> {what}</span>
          </>
        }
        icon={EyeOff}
        action={hidePath}
        fields={{ intent: 'hide' }}
        confirm="Ja, verberg dit"
        about="Alleen de schrijver en wie het moet beoordelen kunnen het dan nog lezen. De schrijver krijgt daar bericht van. Je kunt het later weer tonen."
        form={hidePath.replaceAll('/', '-')}
        why={`Waarom je ${what} verbergt`}
        formError={formError}
      />
      {kind && id !== undefined && (
        <ButtonLink to={contentWarningsPath(kind, id)} variant="quiet" icon={MessageCircle}>
          Zet erbij waar het over gaat<span className="visually-hidden">: {what}</span>
        </ButtonLink>
      )}
      {mayOpen && (
        <PostForm action={hidePath}>
          <input type="hidden" name="intent" value="open" />
          <Button type="submit" variant="quiet" icon={ShieldCheck} busy={sending && formData?.get('intent') === 'open'}>
            Open een zaak<span className="visually-hidden"> over {what}</span>
          </Button>
        </PostForm>
      )}
    </>
  );
}
