import type { FastifyInstance } from 'fastify';
import { servicesOrigin, type Addresses } from './http/addresses.ts';
import { allowWebOrigin } from './http/allowWebOrigin.ts';
import { clientConfiguration } from './clientConfiguration.ts';
import { controlRoutes, type Controls } from './control/controlRoutes.ts';
import { createApp } from './http/createApp.ts';
import { hostWeb } from './http/hostWeb.ts';
import { mountService } from './services/mountService.ts';
import { noSuchPath } from './http/noSuchPath.ts';
import type { SandboxPlugin, SandboxServices } from './services/sandboxPlugin.ts';
import { securityHeaders } from './http/securityHeaders.ts';

type Parts = {
  readonly plugins: readonly SandboxPlugin[];
  readonly services: SandboxServices;
  readonly controls: Controls;
  readonly addresses: () => Addresses;
  readonly webRoot?: string;
};

/** The applications of a sandbox, each made when it is first asked for: one for everything, or one for each origin. */
export const sandboxApps = (parts: Parts) => {
  const made = new Map<string, FastifyInstance>();
  const once = (name: string, make: (app: FastifyInstance) => void) => () => {
    const existing = made.get(name);
    if (existing) return existing;
    const app = createApp();
    make(app);
    made.set(name, app);
    return app;
  };
  return {
    everything: once('everything', (app) => {
      securityHeaders(app, parts.addresses);
      mountServices(app, parts);
      webOrigin(app, parts);
    }),
    web: once('web', (app) => {
      securityHeaders(app, parts.addresses);
      webOrigin(app, parts);
    }),
    services: once('services', (app) => {
      securityHeaders(app, parts.addresses);
      allowWebOrigin(
        app,
        parts.addresses,
        parts.plugins.flatMap(({ requestHeaders = [] }) => requestHeaders),
      );
      mountServices(app, parts);
      app.setNotFoundHandler(noSuchPath);
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
    return clientConfiguration(servicesOrigin(request.host, addresses()), services.settings);
  });
  controlRoutes(app, controls);
  hostWeb(app, webRoot, services.settings.afsHosts);
};
