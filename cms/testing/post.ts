import { PEER } from '../login/client-address.ts';

/** A call of the CMS as a browser makes it, from this address, by nobody who has logged in. */
export async function post(path: string, body: object, from = '192.0.2.1'): Promise<{ status: number; body: unknown }> {
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3001', [PEER]: from },
    body: JSON.stringify(body),
  });
  const answer = await handleEndpoints({ config, request });
  return { status: answer.status, body: await answer.json() };
}
