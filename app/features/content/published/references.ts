/** The properties that hold the id of another document, or a list of ids. A test compares them with the contract. */
export const REFERENCE_PROPERTIES = [
  ...['page', 'pages', 'video', 'organisation', 'organisations', 'recipe', 'recipes', 'experts', 'related'],
  ...['types', 'tag', 'parent', 'dossiers', 'articles', 'concept', 'concepts', 'broader'],
] as const;
