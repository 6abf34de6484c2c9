import type { FastifyRequest } from 'fastify';

/** A header that came once: a second one was sent by somebody whom the gateway passed on, so that neither counts. */
export const readSingleHeader = ({ raw }: FastifyRequest, name: string): string | undefined => {
  const sent = raw.headersDistinct[name];
  return sent?.length === 1 ? sent[0] : undefined;
};
