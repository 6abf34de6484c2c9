import type { FastifyInstance } from 'fastify';
import { servicesOrigin, type Addresses } from './http/addresses.ts';
import { allowWebOrigin } from './http/allowWebOrigin.ts';
import { buildClientConfiguration } from './buildClientConfiguration.ts';
import { controlRoutes, type SandboxControls } from './control/controlRoutes.ts';
import { createApp } from '@fx-gateway/services/http/createApp.ts';
import { serveWebApplication } from './http/serveWebApplication.ts';
import { mountService } from './services/mountService.ts';
import { answerNoSuchPath } from '@fx-gateway/services/http/answerNoSuchPath.ts';
import type { SandboxPlugin, SandboxServices } from './services/sandboxPlugin.ts';
import { buildPageHeaders } from './http/buildPageHeaders.ts';
import { addSecurityHeaders } from './http/addSecurityHeaders.ts';

type Parts = {
  readonly plugins: readonly SandboxPlugin[];
  readonly services: SandboxServices;
  readonly controls: SandboxControls;
  readonly addresses: () => Addresses;
  readonly webRoot?: string;
};

/** The applications of a sandbox, each made when it is first asked for: one for everything, or one for each origin. */
export const createSandboxApps = (parts: Parts) => {
  const made = new Map<string, FastifyInstance>();
  const once = (name: string, make: (app: FastifyInstance) => void) => () => {
    const existing = made.get(name);
    if (existing) return existing;
    const app = createApp({ headers: buildPageHeaders([]), reportFailure: (line) => console.error(line) });
    make(app);
    made.set(name, app);
    return app;
  };
  return {
    everything: once('everything', (app) => {
      addSecurityHeaders(app, parts.addresses);
      mountServices(app, parts);
      webOrigin(app, parts);
    }),
    web: once('web', (app) => {
      addSecurityHeaders(app, parts.addresses);
      webOrigin(app, parts);
    }),
    services: once('services', (app) => {
      addSecurityHeaders(app, parts.addresses);
      allowWebOrigin(
        app,
        parts.addresses,
        parts.plugins.flatMap(({ requestHeaders = [] }) => requestHeaders),
      );
      mountServices(app, parts);
      app.setNotFoundHandler(answerNoSuchPath);
    }),
    close: async () => {
      await Promise.all([...made.values()].map((app) => app.close()));
    },
  };
};

const mountServices = (app: FastifyInstance, { plugins, services, controls }: Parts) => {
  for (const plugin of plugins) mountService(app, plugin, services, controls);
};

const webOrigin = (app: FastifyInstance, { services, controls, addresses, webRoot }: Parts) => {
  app.get('/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return buildClientConfiguration(servicesOrigin(request.host, addresses()), services.settings);
  });
  controlRoutes(app, controls);
  serveWebApplication(app, webRoot, services.settings.afsHosts);
};
