/** The properties that hold the number of another document, or a list of them; a test compares them with the contract. */
export const REFERENCES = [
  ...['page', 'pages', 'video', 'organisation', 'organisations', 'recipe', 'recipes', 'experts', 'related'],
  ...['types', 'tag', 'parent', 'dossiers', 'articles'],
] as const;
