import { PEER_ADDRESS_HEADER } from '../login/client-address.ts';

/** Posts to the CMS as a browser does, from this address and without a session. */
export async function post(path: string, body: object, from = '192.0.2.1'): Promise<{ status: number; body: unknown }> {
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3001', [PEER_ADDRESS_HEADER]: from },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, body: await response.json() };
}
