'use client';

import { FieldDescription, useFormFields } from '@payloadcms/ui';
import type { TextareaFieldClient, TextFieldClient } from 'payload';

interface Props {
  field: TextFieldClient | TextareaFieldClient;
  path: string;
}

/** The description of a text, and how many characters it has as soon as something is typed. */
export function LengthDescription({ field: { admin, maxLength = 0 }, path }: Props) {
  const length = useFormFields(([fields]) => String(fields[path]?.value ?? '').length);
  return (
    <>
      <FieldDescription description={admin?.description} path={path} />
      {length > 0 && (
        <p className={length > maxLength ? 'niergenoten-length niergenoten-problem' : 'niergenoten-length'}>
          {length} van {maxLength} tekens{length > maxLength && `: ${length - maxLength} te veel`}
        </p>
      )}
    </>
  );
}
