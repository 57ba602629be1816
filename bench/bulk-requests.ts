import type pg from 'pg';
import { ADVICE_PAGE_SIZE } from '#app/features/advice/rules.ts';
import {
  BLOGS_PATH,
  type BlogAddress,
  blogPath,
  overviewPath,
  type PostAddress,
  postPath,
} from '#app/features/blogs/paths.ts';
import { BLOGS_PAGE_SIZE } from '#app/features/blogs/rules.ts';
import { DEMO_ACCOUNTS } from '#settings/demo.js';

/**
 * The member who makes the requests. Wrote nothing in the bulk data, and follows equally many conversations in both sites.
 */
export const VIEWER_EMAIL = DEMO_ACCOUNTS[0]?.email ?? '';
const FOLLOWED = 100;

/** A request whose speed is measured with few and with many data, as a member or as a visitor. */
export interface MeasuredRequest {
  title: string;
  path: (lists: LongestLists) => string;
  /** JSON to post. */
  body?: string;
  visitor?: true;
}

/** Numbers of the lists of terms, in the address of a filter. */
const choices = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => first + index).join(',');

/** The requests to measure. */
export const REQUESTS: readonly MeasuredRequest[] = [
  { title: 'all groups, with the latest conversations', path: () => '/groepen' },
  { title: 'a group', path: ({ group }) => `/groepen/${group}` },
  { title: 'its last page', path: ({ group, groupPages }) => `/groepen/${group}?page=${groupPages}` },
  { title: 'the followed conversations in it', path: ({ group }) => `/groepen/${group}?toon=gevolgd` },
  { title: 'a long conversation', path: ({ conversation }) => conversation },
  { title: 'its last page', path: ({ conversation, pages }) => `${conversation}?page=${pages}` },
  {
    title: 'its last reactions, as JSON',
    path: ({ id, pages }) => `/api/v1/conversations/${id}/reactions?page_index=${pages - 1}`,
  },
  { title: 'all followed conversations, as JSON', path: () => '/api/v1/conversations/following' },
  { title: 'the last of them', path: () => `/api/v1/conversations/following?page_index=${FOLLOWED / 10 - 1}` },
  { title: 'people: all', path: () => '/personen' },
  { title: 'people: four roles', path: () => `/personen?rol=${choices(55362, 4)}` },
  {
    title: 'people: a treatment, in five provinces',
    path: () => `/personen?behandeling=${choices(55200, 11)}&provincies=${choices(6, 5)}`,
  },
  {
    title: 'people: a medicine, two ages, both genders',
    path: () => `/personen?medicijnen=${choices(55265, 11)}&leeftijd=4,5&geslacht=1,2`,
  },
  { title: 'people: the inbox', path: () => '/account/berichten' },
  { title: 'people: a thread', path: ({ contact }) => `/account/berichten/${contact}` },
  {
    title: 'people: sending a message',
    path: ({ contact }) => `/api/v1/inbox/inbox/${contact}`,
    body: JSON.stringify({ body: 'Een bericht om mee te meten.' }),
  },
  { title: 'notifications', path: () => '/account/notificaties' },
  { title: 'blogs: all', path: () => BLOGS_PATH },
  { title: 'blogs: the last page', path: ({ blogPages }) => overviewPath({ page: blogPages }) },
  { title: 'blogs: those that are followed', path: () => overviewPath({ followed: true }) },
  { title: 'blogs: the longest blog', path: ({ longestBlog }) => blogPath(longestBlog) },
  { title: 'blogs: its latest post', path: ({ latestPost }) => postPath(latestPost) },
  { title: 'blogs: its latest post, as a visitor', path: ({ latestPost }) => postPath(latestPost), visitor: true },
  { title: 'blogs: all, as a visitor', path: () => BLOGS_PATH, visitor: true },
  { title: 'advice: all questions, as JSON', path: () => '/api/v1/advices/all' },
  { title: 'advice: those about a tag', path: ({ tag }) => `/api/v1/advices/all?tags=${tag}` },
  {
    title: 'advice: the last page of those',
    path: ({ questionPages, tag }) => `/api/v1/advices/all?tags=${tag}&page_index=${questionPages - 1}`,
  },
  {
    title: 'advice: questions like this title',
    path: () => '/api/v1/advices/similar?title=Hoeveel%20zout%20mag%20ik%20eten',
  },
];

/** What the addresses of the requests are made of. */
export interface LongestLists {
  /** The group and the conversation with the longest lists, each with the number of its last full page. */
  group: string;
  groupPages: number;
  id: number;
  conversation: string;
  pages: number;
  /** The member with whom the viewer has the longest thread. */
  contact: number;
  /** The number of the last page of all blogs. */
  blogPages: number;
  /** The public blog with the most posts, and its latest post. */
  longestBlog: BlogAddress;
  latestPost: PostAddress;
  /** The tag with the most answers, and how many pages those take. */
  tag: number;
  questionPages: number;
}

/** Finds the longest lists, and makes the viewer follow conversations of all ages. */
export async function prepareLists(client: pg.Client): Promise<LongestLists> {
  const follows = `
    insert into conversation_follow (member_id, conversation_id, created_at)
    select member.id, conversation.id, now()
    from member, (
      select distinct on (part) id
      from (select id, ntile(${FOLLOWED}) over (order by last_activity_at) as part from conversation) as parted
      order by part, id
    ) as conversation
    where email = $1
    on conflict do nothing
  `;
  await client.query(follows, [VIEWER_EMAIL]);
  const { rows } = await client.query(
    `
    select biggest.slug as group, biggest.conversation_count / 10 as "groupPages",
      longest.id, '/groepen/' || discussion_group.slug || '/' || longest.slug as conversation,
      longest.reaction_count / 50 as pages, talk.contact
    from (select * from discussion_group order by conversation_count desc limit 1) as biggest,
      (select * from conversation order by reaction_count desc limit 1) as longest
      join discussion_group on discussion_group.id = group_id,
      (
        select creator_id + other_id - viewer.id as contact
        from member as viewer
        join contact_link on viewer.id in (creator_id, other_id) and state = 'accepted'
        join message on message.contact_link_id = contact_link.id
        where viewer.email = $1
        group by 1 order by count(*) desc limit 1
      ) as talk
  `,
    [VIEWER_EMAIL],
  );
  return { ...rows[0], ...(await findLongestBlog(client)), ...(await findAdvice(client)) };
}

/** Stores how many blogs there are, as the worker does at an interval. */
const COUNT_BLOGS = `
  insert into site_figure (name, number)
  select name, number from (
    select count(*)::integer as total, (count(*) filter (where public))::integer as open
    from blog join member on member.id = owner_id where published_at is not null
  ) as counted cross join lateral (values ('blogs', total), ('public-blogs', open)) as figure (name, number)
  on conflict (name) do update set number = excluded.number
`;

async function findLongestBlog(
  client: pg.Client,
): Promise<Pick<LongestLists, 'blogPages' | 'longestBlog' | 'latestPost'>> {
  await client.query(COUNT_BLOGS);
  const { rows } = await client.query(`
    select blog.id, blog.title, blog_post.id as "postId", blog_post.title as "postTitle",
      (select ceil(count(*) / ${BLOGS_PAGE_SIZE}.0)::integer from blog where published_at is not null) as pages
    from blog
    join member on member.id = owner_id and public
    join blog_post on blog_id = blog.id and blog_post.published_at is not null
    order by post_count desc, blog_post.published_at desc limit 1
  `);
  const { id, title, postId, postTitle, pages } = rows[0];
  const longestBlog = { id, title };
  return { blogPages: pages, longestBlog, latestPost: { id: postId, title: postTitle, blog: longestBlog } };
}

async function findAdvice(client: pg.Client): Promise<Pick<LongestLists, 'tag' | 'questionPages'>> {
  const { rows } = await client.query(`
    select id as tag, (answered_count + ${ADVICE_PAGE_SIZE} - 1) / ${ADVICE_PAGE_SIZE} as "questionPages"
    from advice_tag order by answered_count desc limit 1
  `);
  return rows[0];
}
