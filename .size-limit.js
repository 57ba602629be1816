import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'));

/** The JavaScript of a first visit to a page: what its modules import before anything is clicked. */
function scriptsOf(...sources) {
  const files = new Set();
  const add = (name) => {
    const { file, imports = [] } = manifest[name];
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  for (const source of sources) add(Object.keys(manifest).find((name) => name.split('?')[0] === source));
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `build/client/${file}`);
}

const page = (name, source) => ({
  name,
  path: scriptsOf('app/entry.client.tsx', 'app/root.tsx', source),
  limit: '124 kB', // compressed with brotli, as every browser gets it
});

export default [
  page('home', 'app/features/home/pages/home.tsx'),
  page('group', 'app/features/conversations/pages/group.tsx'),
  page('conversation', 'app/features/conversations/pages/conversation.tsx'),
  page('new conversation', 'app/features/conversations/pages/new-conversation.tsx'),
  page('blocks', 'app/features/pages/pages/block-gallery.tsx'),
  page('login', 'app/features/accounts/pages/login.tsx'),
  page('register', 'app/features/accounts/pages/register.tsx'),
  page('article', 'app/features/pages/pages/page.tsx'),
  page('news', 'app/features/news/pages/overview.tsx'),
  page('settings', 'app/features/accounts/pages/settings.tsx'),
];
