import { buildProduct } from '../../packages/sandbox/bin/buildProduct.mjs';
import { products } from '../../packages/sandbox/bin/products.mjs';
import { isStale } from '../../packages/sandbox/bin/stamp.mjs';

/** Builds the sandbox alone, when it is absent or older than its sources. */
const sandbox = products.find(({ mode }) => mode === 'sandbox');
process.exitCode = !isStale(sandbox) || (await buildProduct(sandbox)) ? 0 : 1;
