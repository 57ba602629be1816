/**
 * The doors of the home page: where a reader begins, by their situation. Each is a page that editors compose; one that is
 * not published has no door.
 */
export const DOORS: readonly { title: string; path: string }[] = [
  { title: 'Net gehoord', path: '/begin/net-gehoord' },
  { title: 'Dialyse', path: '/begin/dialyse' },
  { title: 'Transplantatie', path: '/begin/transplantatie' },
  { title: 'Eten en drinken', path: '/begin/eten-en-drinken' },
  { title: 'Ik ben naaste', path: '/begin/naaste' },
  { title: 'Een nier doneren', path: '/nier-doneren' },
];
