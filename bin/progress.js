/**
 * Prints a line for each of `total` steps, with its time: '1/6 Pakketten installeren … 14 s'.
 * @param {number} total
 */
export function countSteps(total) {
  let number = 0;
  /**
   * @template T
   * @param {string} title
   * @param {() => Promise<T>} work may give a string, which is shown in front of the time
   * @returns {Promise<T>}
   */
  return async function step(title, work) {
    const began = performance.now();
    number += 1;
    process.stdout.write(`${number}/${total} ${title} … `);
    try {
      const result = await work();
      process.stdout.write(`${typeof result === 'string' ? `${result}, ` : ''}${secondsSince(began)}\n`);
      return result;
    } catch (error) {
      process.stdout.write(`mislukt na ${secondsSince(began)}\n`);
      throw error;
    }
  };
}

/**
 * '14 s', or '0,3 s' below ten seconds.
 * @param {number} began as performance.now() gave it
 */
export function secondsSince(began) {
  const seconds = (performance.now() - began) / 1000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0).replace('.', ',')} s`;
}
