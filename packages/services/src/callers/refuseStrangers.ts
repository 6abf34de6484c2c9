import type { FastifyInstance } from 'fastify';
import type { CallNotes } from '../observation/callNotes.ts';
import { answerNobody } from './answerNobody.ts';
import { findCertificateRefusal } from './findCertificateRefusal.ts';

/** Refuses a client without a certificate that counts as soon as its headers are there: nothing waits for its body. */
export const refuseStrangers = (
  service: FastifyInstance,
  notes: CallNotes,
  clientNames: readonly string[] | undefined,
): void => {
  service.addHook('onRequest', async (request, reply) => {
    const refusal = findCertificateRefusal(request.raw.socket, clientNames);
    if (refusal === undefined) return undefined;
    notes.noteRefusal(request, refusal);
    // What it goes on sending is nobody's.
    reply.header('connection', 'close');
    await answerNobody(reply);
    return reply;
  });
};
