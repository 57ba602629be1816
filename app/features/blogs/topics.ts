/** The topic of cached pages that list blogs or count them. */
export const BLOGS_TOPIC = 'blogs';

/** The topic of cached pages that show something of one blog, its list of posts included. */
export const blogTopic = (id: number): string => `blog:${id}`;

/** The topic of cached pages that show something of one post. */
export const postTopic = (id: number): string => `blog-post:${id}`;
