import { buildProduct } from '../../../packages/sandbox/bin/buildProduct.mjs';
import { products } from '../../../packages/sandbox/bin/products.mjs';
import { isStale } from '../../../packages/sandbox/bin/stamp.mjs';

/** Builds the command line alone, when it is absent or older than its sources. */
const cli = products.find(({ mode }) => mode === 'cli');
process.exitCode = !isStale(cli) || (await buildProduct(cli)) ? 0 : 1;
