import type { FastifyRequest } from 'fastify';

type Note = { readonly caller?: string; readonly refusal?: string };

/** What becomes known of a call while it is answered, for its line in the log. */
export class CallNotes {
  readonly #notes = new WeakMap<FastifyRequest, Note>();

  noteCaller(request: FastifyRequest, sub: string): void {
    this.#notes.set(request, { caller: sub });
  }

  noteRefusal(request: FastifyRequest, refusal: string): void {
    this.#notes.set(request, { refusal });
  }

  of(request: FastifyRequest): Note {
    return this.#notes.get(request) ?? {};
  }
}
