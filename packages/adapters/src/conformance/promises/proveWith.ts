import type { Breach, PromiseWorld, Proof, ServicePromise, Untried } from './servicePromise.ts';
import { noKeyHeader } from './underKey.ts';
import { untried } from './untried.ts';

/** What promises are proved with once it could be made, such as a deal. */
type Made = { readonly kind: 'added' | 'booked' };

/**
 * Proves with what `make` gives, or says why there is none; what only an idempotency key shows is `keyed`, and not tried
 * where the service takes none.
 */
export const proveWith =
  <M extends Made>(service: string, make: (world: PromiseWorld) => Promise<M | Breach | Untried>) =>
  (
    prove: (world: PromiseWorld, made: M) => Promise<Proof>,
    keyed: 'keyed' | 'either' = 'either',
  ): ServicePromise['prove'] =>
  async (world) => {
    if (keyed === 'keyed' && world.contract(service).keyHeader === null) return untried(noKeyHeader);
    const made = await make(world);
    return made.kind === 'broken' || made.kind === 'not-tried' ? made : prove(world, made);
  };
