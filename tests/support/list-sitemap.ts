/** The paths of all pages in the sitemaps of a site. */
export async function listSitemap(origin: string): Promise<string[]> {
  const paths: string[] = [];
  const waiting = ['/sitemap.xml'];
  for (const path of waiting) {
    const xml = await (await fetch(origin + path)).text();
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
    if (xml.includes('<sitemapindex')) waiting.push(...locations);
    else paths.push(...locations);
  }
  return paths;
}
