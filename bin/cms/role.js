/** The role of the CMS in the embedded database. */
const ROLE = 'niergenoten_cms';

/**
 * Creates the role of the CMS and its schema in the embedded database, or sets the password of the role again. Its rights in
 * the site's schemas are granted by the site's migrations (database/grant-editorial.ts).
 * @param {string} url of the database, as the superuser
 * @param {string} password
 * @returns {Promise<string>} the address of the database for the CMS
 */
export async function createCmsRole(url, password) {
  const { default: pg } = await import('pg'); // imported here: the packages may just have been installed
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set log_min_duration_statement = -1'); // no password in the log, however slow this is
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
    const login = `${ROLE} login password ${client.escapeLiteral(password)}`;
    await client.query(rowCount ? `alter role ${login}` : `create role ${login}`);
    await client.query(`create schema if not exists cms authorization ${ROLE}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { username: ROLE, password }).href;
}
