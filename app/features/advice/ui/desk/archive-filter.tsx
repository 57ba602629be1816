import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Search } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { AdviceTag } from '../../lists/tags.ts';
import { ARCHIVE_PATH, type ArchiveView, MINE_PARAMETER, TAG_PARAMETER, TERM_PARAMETER } from '../../paths.ts';
import { ARCHIVE_TERM_MAX } from '../../rules.ts';

interface Props {
  view: ArchiveView;
  /** The tags that answers have. */
  tags: readonly AdviceTag[];
}

/** The form with which a professional looks in the archive; its fields start with what is shown. */
export function ArchiveFilter({ view: { term, tag, mine }, tags }: Props) {
  return (
    <search aria-label="Zoek in de vragen">
      <Form action={ARCHIVE_PATH} key={`${term} ${tag} ${mine}`}>
        <Stack gap={3}>
          <TextField
            name={TERM_PARAMETER}
            label="Woorden uit de vraag of het antwoord"
            type="search"
            enterKeyHint="search"
            defaultValue={term}
            maxLength={ARCHIVE_TERM_MAX}
          />
          {tags.length > 0 && (
            <SelectField
              name={TAG_PARAMETER}
              label="Onderwerp"
              placeholder="Alle onderwerpen"
              options={tags.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={tag ?? ''}
            />
          )}
          <CheckboxField name={MINE_PARAMETER} value="mij" label="Alleen door mij beantwoord" defaultChecked={mine} />
          <div>
            <Button type="submit" icon={Search}>
              Zoek
            </Button>
          </div>
        </Stack>
      </Form>
    </search>
  );
}
