/** Two kidneys that are also two leaves on one stem: the mark of the site (app/shell/header/header.tsx). */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className="niergenoten-mark">
      <path
        className="niergenoten-mark__left"
        d="M20.5 6.5C11.5 4 4 10.5 4 21.5c0 9 5.5 15.5 12 15.5 4.8 0 6.500-3 5.500-6.500-.8-2.800-3-4.200-3-7 0-2.900 2.600-4.200 4-7 2-4.100 1.500-8.900-2-10Z"
      />
      <path
        className="niergenoten-mark__right"
        d="M27.500 6.500C36.500 4 44 10.500 44 21.500c0 9-5.500 15.500-12 15.500-4.800 0-6.500-3-5.500-6.500.8-2.800 3-4.200 3-7 0-2.900-2.600-4.200-4-7-2-4.100-1.500-8.900 2-10Z"
      />
      <path className="niergenoten-mark__stem" d="M19.500 27C23 30 24 35 24 44M28.500 27C25 30 24 35 24 44" />
    </svg>
  );
}

/** The mark with the name, above the form to log in. */
export function Logo() {
  return (
    <span className="niergenoten-logo">
      <Mark />
      <span>Redactie van Niergenoten</span>
    </span>
  );
}
