// Each function returns a parser, which turns the text of a setting into its value or throws an error: 'moet … zijn'.

/** Any text, as it is. */
export const text = () => (/** @type {string} */ value) => value;

/** '1' or '0'. */
export const flag = () => (/** @type {string} */ value) => {
  if (value !== '0' && value !== '1') throw new Error('moet 0 of 1 zijn');
  return value === '1';
};

/** A whole number. @param {number} min @param {number} [max] */
export const wholeNumber =
  (min, max = Number.MAX_SAFE_INTEGER) =>
  (/** @type {string} */ value) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    const range = max === Number.MAX_SAFE_INTEGER ? `vanaf ${min}` : `van ${min} tot en met ${max}`;
    throw new Error(`moet een geheel getal ${range} zijn`);
  };

/** An absolute URL, as it is written. @param {string[]} schemes 'https' for one that begins with https:// */
export const url =
  (...schemes) =>
  (/** @type {string} */ value) => {
    const beginnings = schemes.map((scheme) => `${scheme}://`);
    if (URL.canParse(value) && beginnings.some((beginning) => value.startsWith(beginning))) return value;
    throw new Error(`moet een adres zijn dat begint met ${beginnings.join(' of ')}`);
  };

/** An e-mail address. */
export const emailAddress = () => (/** @type {string} */ value) => {
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) throw new Error('moet een e-mailadres zijn');
  return value;
};

/** A secret that nobody can guess. */
export const secret = () => (/** @type {string} */ value) => {
  if (value.length < 32) throw new Error('moet ten minste 32 tekens lang zijn');
  return value;
};

/** One of a few words. @template {string} Word @param {Word[]} words */
export const oneOf =
  (...words) =>
  (/** @type {string} */ value) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw new Error(`moet een van ${words.join(', ')} zijn`);
    return found;
  };

/** Texts between commas. */
export const list = () => (/** @type {string} */ value) => value.split(',').map((part) => part.trim());

/** Some of a few words, between commas, or 'none'. @template {string} Word @param {Word[]} words */
export const someOf =
  (...words) =>
  (/** @type {string} */ value) => {
    const named = value === 'none' ? [] : value.split(',').map((part) => part.trim());
    return named.map((name) => {
      const found = words.find((word) => word === name);
      if (found === undefined) throw new Error(`moet none zijn, of een of meer van ${words.join(', ')}`);
      return found;
    });
  };

/** A rate limit: '20/60' is twenty times in sixty seconds. */
export const rateLimit = () => (/** @type {string} */ value) => {
  const [, points, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,6})$/.exec(value) ?? [];
  if (!points) throw new Error('moet aantal/seconden zijn, bijvoorbeeld 20/60');
  return { points: Number(points), seconds: Number(seconds) };
};
