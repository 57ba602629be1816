/** The types of pictures that can be uploaded (rules.md R23). */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

export const pictureHelp = (maxBytes: number): string =>
  `JPEG, PNG, WebP of AVIF, hoogstens ${maxBytes / 1024 ** 2}\u00a0MB.`;

export const ALT_HELP =
  'Voor wie de afbeelding niet kan zien. Bijvoorbeeld: ‘Mijn hond ligt op de bank naast het dialyseapparaat.’';
