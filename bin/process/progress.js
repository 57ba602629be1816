/** How often a log, which is no terminal, is told how far a step is, in milliseconds. */
const SELDOM_MS = 15_000;

/**
 * Prints a line for each of `total` steps, with its time: '1/6 Pakketten installeren … 14 s'.
 * @param {number} total
 */
export function countSteps(total) {
  let number = 0;
  /**
   * @template T
   * @param {string} title
   * @param {(onProgress: (text: string) => void) => Promise<T>} work may tell how far it is, such as '412 van 988', and give a
   *   string, which is shown in front of the time
   * @returns {Promise<T>}
   */
  return async function step(title, work) {
    const began = performance.now();
    number += 1;
    const head = `${number}/${total} ${title} … `;
    process.stdout.write(head);
    let shownAt = began;
    const onProgress = (/** @type {string} */ text) => {
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${head}${text} `);
      else if (performance.now() - shownAt > SELDOM_MS) {
        shownAt = performance.now();
        process.stdout.write(`${text} … `);
      }
    };
    try {
      const result = await work(onProgress);
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${head}`);
      process.stdout.write(`${typeof result === 'string' ? `${result}, ` : ''}${secondsSince(began)}\n`);
      return result;
    } catch (error) {
      process.stdout.write(`mislukt na ${secondsSince(began)}\n`);
      throw error;
    }
  };
}

/** The time since `began`, which performance.now() gave. @param {number} began */
export const secondsSince = (began) => inSeconds(performance.now() - began);

/** '14 s', or '0,3 s' below ten seconds. @param {number} milliseconds */
export function inSeconds(milliseconds) {
  const seconds = milliseconds / 1000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0).replace('.', ',')} s`;
}
