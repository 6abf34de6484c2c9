import { buildProduct } from './buildProduct.mjs';
import { products } from './products.mjs';

/** `npm run build`: the web application, the command line and the sandbox, all anew. */
for (const product of products) {
  console.log(`Building ${product.name} ...`);
  if (!(await buildProduct(product))) {
    console.error(`${product.name} could not be built.`);
    process.exit(1);
  }
}
console.log('Everything is built.');
