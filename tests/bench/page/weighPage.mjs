import { gzipSync } from 'node:zlib';

const kindOf = (response) => /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];

/**
 * Opens an address on a page whose context has fetched nothing yet, and waits until the network rests: the scripts and
 * the style sheets that came, how many, and how many bytes they are when they travel (gzip 9).
 */
export async function weighPage(page, path, ready) {
  const found = { js: new Map(), css: new Map() };
  const watch = (response) => {
    const kind = kindOf(response);
    if (kind !== undefined && response.ok()) found[kind].set(response.url(), response.body());
  };
  page.on('response', watch);
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState('networkidle');
  // What a page fetches in advance it fetches when nothing else is left to do.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
  page.off('response', watch);
  return { js: await weightOf(found.js), css: await weightOf(found.css) };
}

const weightOf = async (bodies) => {
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body, { level: 9 }).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
};
