/**
 * Runs a read, and once more when it fails (news-6). What is thrown that is no error, such as a redirect,
 * passes.
 */
export async function retryOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return read();
  }
}
