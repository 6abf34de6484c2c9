import cors, { type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { isWebOrigin, type Addresses } from './addresses.ts';

/**
 * Lets a page of the web origin, and no other, call services on theirs: what a hosted gateway has to allow.
 * `requestHeaders` are those of single services.
 */
export const allowWebOrigin = (
  app: FastifyInstance,
  addresses: () => Addresses,
  requestHeaders: readonly string[],
): void => {
  const delegate: FastifyCorsOptionsDelegateCallback = (request, done) => {
    const { origin, host = '' } = request.headers;
    done(null, {
      origin: origin !== undefined && isWebOrigin(origin, host, addresses()),
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'amz-sdk-invocation-id',
        'amz-sdk-request',
        'authorization',
        'cache-control',
        'content-type',
        'x-amz-content-sha256',
        'x-amz-date',
        'x-amz-security-token',
        'x-amz-target',
        'x-amz-user-agent',
        'Idempotency-Key',
        ...requestHeaders,
      ],
      exposedHeaders: ['date', 'x-amzn-errortype', 'x-amzn-requestid'],
      maxAge: 600,
      strictPreflight: false,
    });
  };
  app.register(cors, () => delegate);
};
