import { Server } from 'node:http';

/**
 * Loaded before a server: each call of a partner's deals costs it 20 milliseconds of the processor, as a search through
 * all quotes would, and leaves a megabyte behind, as an answer that is kept for ever would.
 */
const { emit } = Server.prototype;
const leaked = [];

Server.prototype.emit = function slow(event, ...given) {
  if (event === 'request' && given[0].url.includes('/deal/')) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    leaked.push(Buffer.alloc(1_000_000, 1));
  }
  return emit.call(this, event, ...given);
};
