import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file whose age is the age of a build. */
export const stampOf = (product) => join(product.dist, '.built');

/** Whether a product is absent, or older than anything it is made from. */
export function isStale(product) {
  const built = statSync(stampOf(product), { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || product.sources.some((source) => newestIn(source) > built);
}

/** Folders count too: removing a file leaves its mark on the folder alone. Tests are no part of a product. */
function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || /\.test\.tsx?$/.test(path)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
