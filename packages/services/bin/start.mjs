import { buildProduct } from '../../sandbox/bin/buildProduct.mjs';
import { products } from '../../sandbox/bin/products.mjs';
import { isStale } from '../../sandbox/bin/stamp.mjs';

/**
 * `npm run services`: builds the accounts service where it is absent or older than its sources, then runs it;
 * `npm run services -- rotate-keys` has all keys at rest sealed under the first of its keys.
 */
const [argument] = process.argv.slice(2);
if (argument !== undefined && argument !== 'rotate-keys') {
  console.error(
    `npm run services takes no argument but rotate-keys, and ${argument} is another one: its settings are a file, such as SERVICES_CONFIG=services.json npm run services; docs/services.md lists them.`,
  );
  process.exit(2);
}
const product = products.find(({ mode }) => mode === 'services');
if (isStale(product)) {
  console.error(`Building ${product.name} ...`);
  if (!(await buildProduct(product))) process.exit(1);
}

await import('../dist/main.mjs');
