import type { LightMyRequestResponse } from 'fastify';
import { urlOf } from '#app/platform/http/calls/client.ts';
import type { Call, Request } from '#app/platform/http/calls/contract.ts';
import type { SessionMade } from '#tests/support/factory/members.ts';
import { request, toFormData } from '#tests/support/request.ts';
import type { TestSite } from '#tests/support/test-site.ts';

type Sent = Partial<Request<Call>>;

/** Makes a call of the contract with this input; an upload is sent as a form. */
export const makeCall = (
  site: TestSite,
  declared: Call,
  { sent, as }: { sent: Sent; as: SessionMade | null },
): Promise<LightMyRequestResponse> =>
  request(site, declared.method, urlOf(declared, sent), {
    body: declared.upload && sent.body ? toFormData(sent.body) : sent.body,
    as,
  });
