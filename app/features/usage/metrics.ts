import type { CountedByPages } from '#app/ui/count-usage.ts';

/** What is counted, by day (choices.md 17). */
export type UsageMetric =
  | 'registration_finished'
  | 'donor_registration_finished'
  | 'newsletter_requested'
  | 'article_mailed'
  | 'recipe_mailed'
  | 'news_mailed'
  | CountedByPages;

/** The names of the counts, for the editors. */
export const METRIC_LABELS: Readonly<Record<UsageMetric, string>> = {
  registration_finished: 'Registratie voltooid, deelnemer',
  donor_registration_finished: 'Registratie voltooid, donor',
  newsletter_requested: 'Nieuwsbrief aangevraagd',
  article_mailed: 'Artikel gemaild',
  recipe_mailed: 'Recept gemaild',
  news_mailed: 'Nieuwsbericht gemaild',
  page_printed: 'Pagina geprint',
  registration_prompt_opened: 'Venster geopend, word deelnemer',
  share_form_opened: 'Venster geopend, verstuur',
};
