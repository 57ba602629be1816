import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import * as photoPage from '#app/features/profiles/pages/photo.tsx';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import { queryRecorder } from '#tests/support/record-queries.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

const site = setUpTestSite({ LIMIT_UPLOAD: '2/3600' }, { pages: onePage('account/foto', photoPage) });

let own: SessionMade;
let memberId: number;
beforeEach(async () => {
  ({ id: memberId } = await makeMember(site.platform));
  own = await makeSession(site.platform, memberId);
});

/** More than is ever read: the answer too_large shows that the upload was authorized. */
const large = Buffer.alloc(26 * 1024 ** 2);

const targets = [
  { way: 'the call', url: '/api/v1/customprofile/photo', done: 200 },
  { way: 'the form', url: '/account/foto', done: 303 },
  { way: 'the form with JavaScript', url: '/account/foto.data', done: 202 },
] as const;

describe.each(someOf(2, targets))('R33 uploads by $way', ({ url, done }) => {
  const send = (payload: Buffer | FormData, headers: Record<string, string> = {}) =>
    request(site, 'POST', url, {
      as: own,
      body: payload,
      headers: { ...(payload instanceof Buffer && { 'content-type': 'multipart/form-data; boundary=x' }), ...headers },
    });
  const photo = async () => toFormData({ photo: await pictureFile() });

  it('are counted before they are read', async () => {
    for (const status of [413, 413, 429]) expect((await send(large)).statusCode).toBe(status);
  });

  it('are refused before they are read while two of that member go on (R38)', async () => {
    const others = [new EventEmitter(), new EventEmitter()];
    for (const raw of others)
      site.platform.uploads.begin({} as FastifyRequest, { raw } as unknown as FastifyReply, memberId);
    const refused = await send(large);
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('too_many_uploads');
    for (const raw of others) raw.emit('close');
    expect((await send(await photo())).statusCode).toBe(done);
  });

  it('are counted once each', async () => {
    for (const status of [done, done, 429]) expect((await send(await photo())).statusCode).toBe(status);
  });

  it('are not counted for requests of another site (R9)', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await send(large, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    }
    expect((await send(await photo())).statusCode).toBe(done);
  });

  it('read their session once', async () => {
    const body = await photo();
    const record = queryRecorder();
    const queries = await record(() => send(body));
    expect(queries.filter(({ sql }) => sql.includes('from "session"'))).toHaveLength(1);
  });
});

it('R33 an upload over the limit shows its error beside the form, like a refused one that was read', async () => {
  const sendForm = async () =>
    request(site, 'POST', '/account/foto', { as: own, body: toFormData({ photo: await pictureFile() }) });
  await sendForm();
  await sendForm();
  const refused = await sendForm();
  expect(refused.json()).toMatchObject({
    action: { error: 'too_many_requests', message: expect.any(String) },
    loader: { hasPhoto: true },
  });
});
