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

/** The time since `began`, which performance.now() gave. @param {number} began */
export const secondsSince = (began) => inSeconds(performance.now() - began);

/** '14 s', or '0,3 s' below ten seconds. @param {number} milliseconds */
export function inSeconds(milliseconds) {
  const seconds = milliseconds / 1000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0).replace('.', ',')} s`;
}
