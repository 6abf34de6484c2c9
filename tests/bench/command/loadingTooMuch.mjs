import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../stages/places.mjs';

const chunks = join(root, 'packages/cli/dist/chunks');

/** The words that make Node load the largest part of the command line at its start, as an eager import would. */
export function loadingTooMuch() {
  const sizes = readdirSync(chunks).map((name) => ({ name, size: statSync(join(chunks, name)).size }));
  const { name } = sizes.toSorted((left, right) => right.size - left.size)[0];
  return ['--import', pathToFileURL(join(chunks, name)).href];
}
