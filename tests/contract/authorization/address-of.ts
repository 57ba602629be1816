import type { Call, Request } from '#app/platform/http/contract.ts';

/** Where a call is made, with what is sent along in the path and the query. */
export function addressOf({ path }: Call, { params = {}, query = {} }: Partial<Request<Call>>): string {
  const filled = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, String(value)),
    path as string,
  );
  return `${filled}?${new URLSearchParams(query as Record<string, string>)}`;
}
