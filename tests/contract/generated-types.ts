import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The file of the generated table types. */
export const GENERATED_TYPES = 'app/platform/database/types.generated.ts';

/** What `npm run generate:types` writes for the database at `url`. It runs in a temporary folder, so the file stays as it is. */
export async function generateTypes(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'niergenoten-types-'));
  try {
    await cp('package.json', join(folder, 'package.json'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const env = { ...process.env, DATABASE_URL: url };
    await promisify(execFile)('npm', ['run', 'generate:types'], { cwd: folder, env });
    return await readFile(join(folder, GENERATED_TYPES), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
