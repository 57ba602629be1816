/**
 * Which file may import which (architecture.md, 'Where things live'). tests/thorough/planted.test.ts proves that it sees
 * our files and refuses what it should.
 */

const { readFileSync } = require('node:fs');
const { BROWSER_SAFE } = require('./bin/browser-safe.js');

const browserSafe = `^app/platform/(${BROWSER_SAFE})[.]ts$`;

/** What ends up in the browser whole; of a page only its component does, which the build looks after. */
const browser = '^app/(ui|features/[^/]+/(ui|contract))/|^app/features/[^/]+/(contract|bodies|paths)[.]ts$';

/** The contract with the CMS, in parts: what documents and their blocks are made of. */
const PUBLISHED = '^app/features/content/published/';

/** The features in the order of app/features.ts: each knows only those before it, so no two need each other. */
const FEATURES = [...readFileSync('app/features.ts', 'utf8').matchAll(/^ {2}(\w+)Feature\b/gm)].map(([, name]) => name);

const inOrder = FEATURES.map((feature, place) => ({
  name: 'features-in-order',
  comment: 'A feature knows those before it in app/features.ts. Addresses know nothing, and may be known to all.',
  severity: 'error',
  from: { path: `^app/features/${feature}/` },
  to: {
    path: '^app/features/',
    pathNot: `^app/features/((${FEATURES.slice(0, place + 1).join('|')})/|[^/]+/paths[.]ts$)`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other, be it for a type alone, can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere is one that no rule sees. The packages of the CMS may be elsewhere: its own tsc looks.',
      severity: 'error',
      from: { pathNot: '^cms/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]|[+]types/' },
    },
    {
      name: 'platform-knows-only-itself',
      comment: 'The platform knows no feature, no shell and no design system. Its tests may run the whole site.',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^app/', pathNot: '^app/(platform/|product[.]ts$)' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system knows no feature and no shell.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^app/', pathNot: '^app/(ui/|platform/|product[.]ts$)' },
    },
    {
      name: 'browser-imports-no-server',
      comment: 'What ends up in the browser takes types from the server, and code only where it is safe there.',
      severity: 'error',
      from: { path: browser },
      to: {
        path: '^app/(platform/|published/(kinds|provide-kinds)[.]ts$|(server|worker|site|features)[.]ts$)|^app/features/[^/]+/(feature|api|commands|screens|lists|present|emails|jobs)',
        pathNot: browserSafe,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-imports-no-node',
      severity: 'error',
      comment: 'There is no Node in the browser.',
      from: { path: [browser, browserSafe], pathNot: '[.]test[.]tsx?$' },
      to: {
        dependencyTypes: ['core', 'npm'],
        path: '^(node:|fs|path|crypto|http)|/node_modules/(pg|pg-boss|kysely|fastify|pino|nodemailer|sharp)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-by-the-front-door',
      comment: 'Features import each other through contract.ts, events.ts, index.ts, paths.ts and rules.ts.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: '^app/features/[^/]+/(pages|ui)/' },
      to: {
        path: '^app/features/',
        pathNot: ['^app/features/$1/', '^app/features/[^/]+/(contract|events|index|paths|rules)[.]ts$', PUBLISHED],
      },
    },
    {
      name: 'screens-by-the-front-door',
      comment:
        'So do their screens, which may also draw with the components of another feature: behind index.ts, beside ' +
        'queries, those would bring the server along into the browser.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/(pages|ui)/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^app/features/',
        pathNot: [
          '^app/features/$1/',
          '^app/features/[^/]+/(contract|events|index|paths|rules)[.]ts$',
          '^app/features/[^/]+/ui/',
          PUBLISHED,
        ],
      },
    },
    {
      name: 'features-have-a-place',
      comment: 'Every feature stands in app/features.ts.',
      severity: 'error',
      from: { path: '^app/features/', pathNot: `^app/features/(${FEATURES.join('|')})/` },
      to: {},
    },
    ...inOrder,
    {
      name: 'features-know-no-shell',
      comment: 'The shell stands around the features.',
      severity: 'error',
      from: { path: '^app/features/' },
      to: { path: '^app/(shell|dev|published)/|^app/(server|worker|site|features|routes|root|entry[.].*)[.]tsx?$' },
    },
    {
      name: 'shell-knows-content-alone',
      comment:
        'Header and footer take their links from the content; of the rest they know the addresses, and are given what they show.',
      severity: 'error',
      from: { path: '^app/shell/' },
      to: { path: '^app/', pathNot: '^app/(shell/|ui/|features/(content/|[^/]+/paths[.]ts$)|platform/|product[.]ts$)' },
    },
    {
      name: 'shell-takes-types-of-the-platform',
      comment: 'The shell is drawn in the browser as well; the loaders and actions of its pages are not.',
      severity: 'error',
      from: { path: '^app/shell/', pathNot: '-page[.]tsx$' },
      to: { path: '^app/platform/', pathNot: browserSafe, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cms-imports-shared-code-only',
      comment:
        'The CMS imports from the site only the contract of documents, the media store, the limits of pictures and a few functions; its tests may import all.',
      severity: 'error',
      from: { path: '^cms/', pathNot: '[.]test[.]tsx?$|^cms/testing/' },
      to: {
        path: '^(app|database|tests|bench|bin)/',
        pathNot:
          '^app/(product|reserved-paths|features/content/(contract|published/[^/]+)|platform/(media/[^/]+|config/upload-limits|database/lock-numbers|images/(copies|picture-error-message|open-picture|restrict-decoders)|limits/(network|wait-in-words)|second-factor/[^/]+|session/sealed-token|clean-text|cut-text|slug|clock))[.]ts$',
      },
    },
    {
      name: 'site-knows-no-cms',
      comment: 'The site stands without the CMS: it reads what was published from its own database.',
      severity: 'error',
      from: { path: '^(app|database|bench)/' },
      to: { path: '^cms/' },
    },
    {
      name: 'app-knows-no-tests',
      comment: 'What is delivered needs nothing of what checks it.',
      severity: 'error',
      from: { path: '^app/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(tests|bench|database)/' },
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no API for it
    tsPreCompilationDeps: true, // sees `import type` too, and tells it apart
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|[.]react-router|cms/[.]next)/' },
  },
};
