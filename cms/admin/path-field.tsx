'use client';

import { TextField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';

/** How long nothing is typed before a path is checked, in milliseconds. */
const PAUSE_MS = 400;

/**
 * The field for a path. It says at once why a path is refused: Payload would say so only when the document is published,
 * and an automatic save leaves such a path out.
 */
export function PathField(props: TextFieldClientProps) {
  const { field, path: name } = props;
  const path = useFormFields(([fields]) => String(fields[name]?.value ?? ''));
  const problem = usePathProblem(path);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => {
    input.current?.setAttribute('aria-invalid', String(problem !== null));
    input.current?.setAttribute('aria-describedby', problemId);
  }, [problem, problemId]);
  const className = problem === null ? '' : 'niergenoten-refused';
  return (
    <div className="field-type">
      <TextField
        {...props}
        field={{ ...field, admin: { ...field.admin, className } }}
        inputRef={input as RefObject<HTMLInputElement>}
      />
      <p id={problemId} role="status" className="niergenoten-problem">
        {problem !== null && `${problem} Tot dan bewaren we dit adres niet, en al het andere wel.`}
      </p>
    </div>
  );
}

/** Why the document cannot have this path; null when it can, and until that is known. */
function usePathProblem(path: string): string | null {
  const { id, collectionSlug } = useDocumentInfo();
  const [checked, setChecked] = useState({ path: '', problem: null as string | null });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const parameters = new URLSearchParams({ path, collection: collectionSlug ?? '', id: String(id ?? '') });
      const answer = await fetch(`/api/path-problem?${parameters}`, { signal: abort.signal }).catch(() => null);
      if (answer?.ok) setChecked({ path, problem: (await answer.json()).problem });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, id, collectionSlug]);
  return checked.path === path ? checked.problem : null;
}
