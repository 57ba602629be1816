import { existsSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'));

/**
 * The JavaScript of a first visit to a page, as a browser gets it: what its modules import before anything is clicked. The
 * build has compressed it with brotli, but for the smallest files.
 */
function scriptsOf(...sources) {
  const files = new Set();
  const add = (name) => {
    const { file, imports = [] } = manifest[name];
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  for (const source of sources) add(Object.keys(manifest).find((name) => name.split('?')[0] === source));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `build/client/${file}`)
    .map((path) => (existsSync(`${path}.br`) ? `${path}.br` : path));
}

/**
 * The limits. In a conversation and below a blog post members write, quote, edit and report, and moderators hide; texts of
 * editors need the component of every block and say who wrote them (rules.md R50), and recipes also those of their nutrients
 * and labels (docs/decisions/scripts.md). That older browsers can read the scripts costs each page 1 kB (README,
 * 'Browsers'), and the number of a list's page in its title 0.1 kB, as do sheets and menus in browsers without popovers.
 * Where moderators get the sentences of a house rule costs 0.02 kB, and a tab that loads its next page whole because its
 * session is gone 0.03 kB. The line that says under the beginning of a text who wrote it, and the conversation behind a
 * quoted sentence, cost texts 0.2 kB.
 */
const LIMIT = '126.9 kB';
const LIMIT_OF_REACTIONS = '132.5 kB';
const LIMIT_OF_POSTS = '134.2 kB';
const LIMIT_OF_TEXTS = '130.8 kB';
const LIMIT_OF_RECIPES = '132.2 kB';

const page = (name, limit, ...sources) => ({
  name,
  path: scriptsOf('app/entry.client.tsx', 'app/root.tsx', ...sources),
  brotli: false,
  limit,
});

export default [
  page('home', LIMIT, 'app/features/home/pages/home.tsx'),
  page('group', LIMIT, 'app/features/conversations/pages/group.tsx'),
  page('conversation', LIMIT_OF_REACTIONS, 'app/features/conversations/pages/conversation.tsx'),
  page('new conversation', LIMIT, 'app/features/conversations/pages/new-conversation.tsx'),
  page('blocks', LIMIT, 'app/features/pages/pages/block-gallery.tsx'),
  page('login', LIMIT, 'app/features/accounts/pages/login-page.tsx'),
  page('register', LIMIT, 'app/features/accounts/pages/register-page.tsx'),
  page('article', LIMIT_OF_TEXTS, 'app/published/page-layout.tsx', 'app/features/pages/pages/page.tsx'),
  page('recipe', LIMIT_OF_RECIPES, 'app/features/recipes/pages/recipe.tsx'),
  page('news', LIMIT, 'app/features/news/pages/overview.tsx'),
  page('blogs', LIMIT, 'app/features/blogs/pages/overview.tsx'),
  page('blog', LIMIT, 'app/features/blogs/pages/blog.tsx'),
  page('blog post', LIMIT_OF_POSTS, 'app/features/blogs/pages/post.tsx'),
  page('person', LIMIT, 'app/features/people/pages/person.tsx'),
  page('search', LIMIT, 'app/features/search/pages/search.tsx'),
  page('settings', LIMIT, 'app/features/accounts/pages/settings.tsx'),
];
