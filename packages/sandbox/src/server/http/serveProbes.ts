import type { FastifyInstance } from 'fastify';

/** Files of the build that are looked at from outside (SITE-4), and what each is: neither its name nor the server's rules say so. */
const probes = {
  '/healthz': 'application/json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
};

/** Answers them with their files, and with a 404 where the build has none. */
export const serveProbes = (app: FastifyInstance): void => {
  for (const [path, type] of Object.entries(probes))
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(type)
        .sendFile(path, { dotfiles: 'allow', contentType: false }),
    );
};
