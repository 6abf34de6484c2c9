import { buildProduct } from '../../packages/sandbox/bin/buildProduct.mjs';
import { products } from '../../packages/sandbox/bin/products.mjs';
import { isStale } from '../../packages/sandbox/bin/stamp.mjs';

/** Builds the services alone, when they are absent or older than their sources. */
const services = products.find(({ mode }) => mode === 'services');
process.exitCode = !isStale(services) || (await buildProduct(services)) ? 0 : 1;
