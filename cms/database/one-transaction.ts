import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** Does the work in one transaction of a request of our own: all of it holds, or nothing. */
export async function oneTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const done = await work(req);
    await commitTransaction(req);
    return done;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
