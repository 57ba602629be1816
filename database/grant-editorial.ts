import pg from 'pg';

/**
 * Lets the role of `cmsUrl` write what it hands over to the site, and nothing else that is the site's. Safe to run again,
 * and needed after each migration that adds a table there.
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
    `);
  } finally {
    await client.end();
  }
}
