import pg from 'pg';

/**
 * Grants the role of `cmsUrl` the tables of the schema `editorial`, through which the CMS publishes, and reading of the
 * views of the schema `community`; nothing else of the site. `community.public_item` has the titles, addresses and last
 * activity of groups, and of the conversations, blogs and blog posts that every visitor may read; `community.search_count` how
 * often readers searched for a term, and how often without a result, of terms that were searched at least five times. It is safe to run again, and needed after each migration that adds a table or
 * view to these schemas.
 */
export async function grantEditorial(url: string, cmsUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const role = client.escapeIdentifier(decodeURIComponent(new URL(cmsUrl).username));
    await client.query(`
      grant usage on schema editorial to ${role};
      grant select, insert, update, delete on all tables in schema editorial to ${role};
      grant usage on all sequences in schema editorial to ${role};
      grant usage on schema community to ${role};
      grant select on all tables in schema community to ${role};
    `);
  } finally {
    await client.end();
  }
}
