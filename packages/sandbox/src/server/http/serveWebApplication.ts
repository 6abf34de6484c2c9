import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { answerNoSuchPath } from '@fx-gateway/services/http/answerNoSuchPath.ts';
import { applicationFile, pageFiles } from './pageFiles.ts';
import { makePublicPageResolver } from './publicPages.ts';
import { serveProbes } from './serveProbes.ts';

const neverTheApplication =
  /^\/(?:(?:services|sandbox|assets|themes|\.well-known)(?:\/|$)|healthz$|robots\.txt$|licences\.txt$|release\.json$|sitemap\.xml$)/;

const releaseSchema = z.object({ release: z.string() });

/** The id of the release that is served; null where the build does not name it. */
const readRelease = (webRoot: string): string | null => {
  const file = join(webRoot, 'release.json');
  return existsSync(file) ? releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).release : null;
};

/**
 * Serves the built web application: files as they are, precompressed where they exist, the public pages of the theme
 * that the address or the host decides, and the application shell.
 */
export const serveWebApplication = (
  app: FastifyInstance,
  webRoot: string | undefined,
  afsHosts: readonly string[],
): void => {
  const sendPage = async (reply: FastifyReply, page: string) => {
    const file = [page, applicationFile].find(
      (name) => webRoot !== undefined && existsSync(join(webRoot, name)),
    );
    if (file === undefined)
      return await reply.code(404).send({ message: 'The web application is not built.' });
    return await reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').sendFile(file);
  };

  if (webRoot !== undefined && existsSync(webRoot)) {
    app.register(staticFiles, {
      root: webRoot,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
    });
    const release = readRelease(webRoot);
    app.addHook('onSend', async (request, reply) => {
      if (release !== null) reply.header('x-release', release);
      // The one route of all files; what is none has said by itself how long it lasts.
      if (request.routeOptions.url !== '/*' || reply.hasHeader('cache-control')) return;
      const lasting = reply.statusCode < 400 && request.url.startsWith('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
    });
    serveProbes(app);
    const choose = makePublicPageResolver(webRoot, afsHosts);
    for (const [path, page] of Object.entries(pageFiles))
      for (const address of path === '/' ? [path] : [path, `${path}/`])
        app.get(address, (request, reply) => {
          const chosen = choose(request, page);
          return chosen.kind === 'redirect'
            ? reply.header('cache-control', 'no-cache').redirect(chosen.to, 302)
            : sendPage(reply, chosen.name);
        });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.raw.url?.split('?')[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !neverTheApplication.test(path);
    if (isPage) return await sendPage(reply, applicationFile);
    return await answerNoSuchPath(request, reply);
  });
};
