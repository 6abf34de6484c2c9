import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusedCaller, type CallerFinding, type FindCaller } from './callerFinding.ts';
import { findCertificateRefusal } from './findCertificateRefusal.ts';
import { readSingleHeader } from './readSingleHeader.ts';

/** In which the gateway says who calls: percent-encoded UTF-8, each of them once. */
const callerHeaders = {
  sub: 'x-fxg-sub',
  email: 'x-fxg-email',
  origin: 'x-fxg-origin',
  fxPartner: 'x-fxg-partner',
} as const;

const plainText = z
  .string()
  .max(256)
  .regex(/^[^\p{C}]*$/u);

const callerSchema = z.object({
  sub: z.uuid().transform((sub) => sub.toLowerCase()),
  // Whatever the user pool took as one.
  email: plainText.regex(/^[^\s@]+(?:@[^\s@]+)+$/u),
  origin: plainText,
  fxPartner: plainText,
});

/** Who calls, as a gateway says it that proves by its certificate that it is the one. */
export const readCallerFromHeaders =
  (clientNames: readonly string[] | undefined): FindCaller =>
  async (request): Promise<CallerFinding> => {
    const wrong = findCertificateRefusal(request.raw.socket, clientNames);
    if (wrong !== undefined) return refusedCaller(wrong);
    const read = callerSchema.safeParse(
      Object.fromEntries(
        Object.entries(callerHeaders).map(([field, name]) => [field, headerText(request, name)]),
      ),
    );
    return read.success ? { ok: true, caller: read.data } : refusedCaller('unreadable-headers');
  };

const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const text = readSingleHeader(request, name);
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
