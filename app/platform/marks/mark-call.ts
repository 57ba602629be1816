import { call, idParams, type ResponseBody } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';

/** Declares a call to add or remove a mark. It is idempotent. For one's own texts it is forbidden (rules.md R26). */
export const markCall = <const P extends `/api/v1/${string}`, const R extends ResponseBody>(
  path: P,
  summary: string,
  response: R,
) =>
  call({
    method: 'POST',
    path,
    summary,
    access: 'member',
    params: idParams,
    response,
    errors: ['forbidden'],
    limit: limits.toggle,
  });
