import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserOfRun } from '../browser/browserOfRun.mjs';
import { root } from '../stages/places.mjs';

const folder = join(root, 'tests/bench/lighthouse');
const all = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** What Lighthouse must say of a page; what is not named is not promised. */
const promised = {
  '/': all,
  '/user-agreement': all,
  '/privacy-policy': all,
  '/login': { accessibility: 100, 'best-practices': 100, seo: 100 },
};

/**
 * Lighthouse's scores of the public pages of a running product, on its mobile preset: how many points are missing to
 * what is promised, by page and category. Lighthouse is installed into a folder of its own when it is asked first.
 */
export async function pageScores(url, runs) {
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const { executablePath } = await browserOfRun();
  const pages = Object.keys(promised).map((path) => url + path);
  const words = ['measure.mjs', executablePath, String(runs), ...pages];
  const report = JSON.parse(execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }));
  return Object.entries(promised).flatMap(([path, scores]) =>
    Object.entries(scores).map(([category, score]) => ({
      name: `Lighthouse ${path} ${category}`,
      missing: score - report[url + path][category],
      reasons: report[url + path].failed,
    })),
  );
}
