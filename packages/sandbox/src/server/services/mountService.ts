import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyFaults } from '../faults/applyFaults.ts';
import type { Faults } from '../faults/faults.ts';
import type { RequestLog, RequestLogEntry } from '../journal/requestLog.ts';
import { maskSecrets } from '../journal/maskSecrets.ts';
import { compressAnswers } from '@fx-gateway/services/http/compressAnswers.ts';
import { answerMissingAuthenticationToken } from '../http/answerMissingAuthenticationToken.ts';
import { answerNoSuchPath } from '@fx-gateway/services/http/answerNoSuchPath.ts';
import type { SandboxPlugin, SandboxServices } from './sandboxPlugin.ts';

/** Puts a service under `/services/<name>`, with its requests written down, its faults struck and its answers compressed. */
export const mountService = (
  app: FastifyInstance,
  plugin: SandboxPlugin,
  services: SandboxServices,
  watch: { readonly journal: RequestLog; readonly faults: Faults },
): void => {
  const prefix = `/services/${plugin.name}`;
  app.register(
    async (mounted) => {
      const entries = new WeakMap<FastifyRequest, RequestLogEntry>();
      mounted.addHook('onRequest', async (request, reply) => {
        const entry = entryOf(plugin.name, prefix, request);
        entries.set(request, entry);
        watch.journal.add(entry);
        reply.header('cache-control', 'no-store');
      });
      mounted.addHook('preValidation', async (request) => {
        const entry = entries.get(request);
        if (entry) entry.body = maskSecrets(bodyOf(request));
      });
      applyFaults(
        mounted,
        async (request) => {
          const entry = entries.get(request);
          return entry && watch.faults.strike(entry);
        },
        (fault) => watch.faults.delay(fault),
      );
      mounted.addHook('onSend', async (request, reply) => {
        const entry = entries.get(request);
        if (!entry || request.raw.socket.destroyed) return;
        entry.status = reply.statusCode;
        watch.journal.changed();
      });
      compressAnswers(mounted);
      mounted.setNotFoundHandler(
        plugin.behindGateway && services.settings.strict
          ? answerMissingAuthenticationToken
          : answerNoSuchPath,
      );
      plugin.register(mounted, services);
    },
    { prefix },
  );
};

const entryOf = (service: string, prefix: string, request: FastifyRequest): RequestLogEntry => {
  const [path = '', search = ''] = request.raw.url?.split('?', 2) ?? [];
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1];
  return {
    service,
    ...(operation ? { operation } : {}),
    method: request.method,
    path: path.slice(prefix.length) || '/',
    query: maskSecrets(queryOf(search)),
    headers: maskSecrets(request.headers),
    body: null,
    status: 0,
    requestId: request.id,
  };
};

/** Text that was not sent as JSON has no names by which its secrets could be known: only its length is told. */
const bodyOf = ({ body }: FastifyRequest): unknown =>
  typeof body === 'string' ? `(${body.length} characters that were not sent as JSON)` : (body ?? null);

/** Every key once; a key that came several times has a list. */
const queryOf = (search: string) => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
};
