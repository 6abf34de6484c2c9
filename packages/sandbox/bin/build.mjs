import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from './buildProduct.mjs';
import { products } from './products.mjs';

/**
 * `npm run build`: the web application, the command line and the sandbox, all anew. `--origin URL` says where the site
 * will be found, for the addresses in its pages and its sitemap; `--config FILE` which addresses of support its public
 * pages carry, for whoever reads them without a script.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' }, config: { type: 'string' } } });
if (values.origin !== undefined) process.env.SITE_ORIGIN = values.origin;
if (values.config !== undefined) process.env.SITE_CONFIG = resolve(values.config);
for (const product of products) {
  console.log(`Building ${product.name} ...`);
  if (!(await buildProduct(product))) {
    console.error(`${product.name} could not be built.`);
    process.exit(1);
  }
}
console.log('Everything is built.');
