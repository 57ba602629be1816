import { z } from 'zod';
import { idField } from '#app/platform/forms/fields.ts';
import { call, cappedSize } from '#app/platform/http/calls/contract.ts';
import { page } from './contract/pages.ts';
import { teaser } from './contract/parts.ts';

export { blockOnWire } from './contract/block-on-wire.ts';

/** How many articles 'Meer lezen' shows at first. */
export const FIRST_CHILDREN = 10;
/** How many articles one page of the call `childPages` has at most. */
export const CHILDREN_PAGE_SIZE = 100;

const menuLink = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  external: z.boolean(),
  absolute: z.string(),
  relative: z.string(),
  expanded: z.boolean(),
  enabled: z.boolean(),
});

/** A menu has two levels: the items below an item have none below themselves. */
const menuItem = menuLink.extend({ below: z.array(menuLink.extend({ below: z.array(z.never()) })) });

export const libraryContract = {
  topicConfiguration: call({
    method: 'GET',
    path: '/cms/pages/api/config-page/topic',
    summary: 'Wat boven de bibliotheek staat',
    access: 'anyone',
    response: { json: z.object({ title: z.string(), description: z.string().nullable() }) },
    errors: ['not_found'],
  }),
  page: call({
    method: 'GET',
    path: '/cms/pages/{path*}',
    summary: 'De gepubliceerde pagina op dit pad',
    access: 'anyone',
    params: z.object({ path: z.string().max(255) }),
    response: { json: page },
  }),
  breadcrumbs: call({
    method: 'GET',
    path: '/cms/breadcrumbs',
    summary: 'Het kruimelpad van een pagina',
    access: 'anyone',
    query: z.object({ slug: z.string().max(255).default('') }),
    response: { json: z.array(z.object({ text: z.string(), href: z.string() })) },
    errors: ['not_found'],
  }),
  childPages: call({
    method: 'GET',
    path: '/cms/childpages/{nodeId}',
    summary: 'Wat onder een dossier of artikel staat',
    access: 'anyone',
    params: z.object({ nodeId: idField }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      itemsPerPage: cappedSize(CHILDREN_PAGE_SIZE, FIRST_CHILDREN),
    }),
    response: { json: z.array(teaser) },
  }),
  menu: call({
    method: 'GET',
    path: '/api/v1/Drupal/content/menu/{name}',
    summary: 'Een menu; leeg waar er geen met die naam is',
    access: 'anyone',
    params: z.object({ name: z.string().max(100) }),
    response: { json: z.array(menuItem) },
  }),
  adviceTopics: call({
    method: 'GET',
    path: '/api/v1/Drupal/content/advices',
    summary: 'De onderwerpen waarover je advies kunt vragen',
    access: 'anyone',
    response: { json: z.array(z.object({ id: z.int(), title: z.string(), description: z.string().nullable() })) },
  }),
  permanentRedirect: call({
    method: 'GET',
    path: '/api/v1/permanent-redirect',
    summary: 'Waar een pad nu heen leidt',
    access: 'anyone',
    query: z.object({ alias: z.string().max(255) }),
    response: { text: z.string() },
    orNoContent: true,
  }),
};
