import { products } from './products.mjs';
import { isStale } from './stamp.mjs';

/** `npm start`: builds what is absent or older than its sources, then runs the sandbox with the product in it. */
const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  console.error(
    `npm start takes no arguments, and ${argument} is one: settings are variables, such as PORT=5000 npm start; packages/sandbox/README.md lists them.`,
  );
  process.exit(2);
}
const stale = products.filter((product) => !product.startsAlone && isStale(product));
if (stale.length > 0) {
  const { buildProduct } = await import('./buildProduct.mjs');
  for (const product of stale) {
    console.log(`Building ${product.name} ...`);
    if (!(await buildProduct(product))) {
      console.error(`${product.name} could not be built.`);
      if (product.serves) process.exit(1);
    }
  }
}

await import('../dist/main.mjs');
