import { isHiddenField } from '#app/platform/forms/hidden-field.ts';

/**
 * The idempotency keys of one form (rules.md R34), of which the first is given. A repetition of what was sent before gets
 * the same key, also when its answer was lost, so that it has no second effect. Anything else gets a key of its own, because
 * the server refuses a key that was used for something else.
 */
export function submissionKeys(first: string): (form: FormData) => string {
  const keys = new Map<string, string>();
  return (form) => {
    // Our own fields are left out: a repetition may have another antiforgery token.
    const fields = JSON.stringify([...form].filter(([name]) => !isHiddenField(name)));
    const key = keys.get(fields) ?? (keys.size === 0 ? first : crypto.randomUUID());
    keys.set(fields, key);
    return key;
  };
}
