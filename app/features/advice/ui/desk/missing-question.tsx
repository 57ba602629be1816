import type { FormError } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DESK_PATH } from '../../paths.ts';
import { RefusedText } from './refused-text.tsx';

/** In place of a question that is not there (any more). What was being sent can be copied. */
export const MissingQuestion = ({ formError }: { formError: FormError | undefined }) => (
  <Page width="column">
    <Metadata title="Deze vraag is er niet" description={null} noindex />
    <PageHeader
      title="Deze vraag is er niet"
      intro={<p>De vragensteller heeft hem weggehaald, of het adres klopt niet.</p>}
    />
    <Stack gap={4}>
      <RefusedText formError={formError} draft={null} title="Je tekst is niet verstuurd">
        De vragensteller heeft deze vraag weggehaald.
      </RefusedText>
      <div>
        <ButtonLink to={DESK_PATH} variant="primary">
          Naar de vragen die wachten
        </ButtonLink>
      </div>
    </Stack>
  </Page>
);
