let count = 0;

/** Gives a number that no other row of this process has in its name. */
export function nextNumber(): number {
  count += 1;
  return count;
}
