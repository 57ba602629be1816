import { redirect } from 'react-router';
import { draftsContract } from '#app/features/drafts/contract.ts';
import { draftsHandlers } from '#app/features/drafts/index.ts';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { arrange, emptyBlock } from '../body/arrange.ts';
import { bodyOfEdited, bodyOfRemoved, editedOfFields, REMOVED_FIELD, removedOfBody } from '../body/form-fields.ts';
import { addPicturePath, editPath, postPath } from '../paths.ts';
import { readPost } from '../screens/read-post.ts';

/** The name of the buttons that arrange blocks without JavaScript. */
export const ARRANGE_FIELD = 'arrangement';

/**
 * Adds, moves, deletes or puts back a block without JavaScript: saves the form as a draft with its blocks arranged, and
 * goes back to the editor, which starts with that draft. The block that was deleted last stays in it, to be put back
 * (rules.md R52). A new picture is added on a page of its own.
 */
export const arrangeAction = (args: RouteArguments, ids: { id: number; blogId: number }) =>
  submit(
    args,
    draftsContract.save,
    draftsHandlers.save,
    async ({ ctx, form }) => {
      if (form.get(ARRANGE_FIELD) === 'add-image') return redirect(addPicturePath(ids.id), 303);
      return redirect(`${editPath(postPath(await readPost(ctx, ids)))}#field-Body`, 303);
    },
    (form) => {
      const { Title = '', Description = '', ContentWarnings, BasedOn, ...fields } = fieldsOf(form);
      const now = { blocks: editedOfFields(fields), removed: removedOfBody(fields[REMOVED_FIELD]) };
      const arrangement = String(fields[ARRANGE_FIELD]);
      const { blocks, removed } = arrangement === 'add-image' ? now : arrange(now, arrangement, emptyBlock);
      const kept = removed ? { [REMOVED_FIELD]: bodyOfRemoved(removed) } : {};
      const choice = ContentWarnings === undefined ? {} : { ContentWarnings };
      return { Fields: { Title, Description, Body: bodyOfEdited(blocks), ...kept, ...choice }, BasedOn };
    },
  );
