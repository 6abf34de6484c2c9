import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root } from './products.mjs';
import { stampOf } from './stamp.mjs';

const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Builds one product; false when it failed, after its complaints were printed. */
export async function buildProduct(product) {
  const began = new Date();
  if (!run([vite, 'build', '--mode', product.mode, '--logLevel', 'warn'])) return false;
  const absent = product.entries.filter((entry) => !existsSync(join(product.dist, entry)));
  if (absent.length > 0) {
    console.error(`${product.name} was built without ${absent.join(' and ')}.`);
    return false;
  }
  if (product.precompressed) await precompress(product.dist);
  if (product.runsOnce !== undefined && !run([join(product.dist, product.runsOnce)])) return false;
  // As old as the beginning: what is edited during a build is newer than the build.
  const stamp = stampOf(product);
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began);
  return true;
}

function run(words) {
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
