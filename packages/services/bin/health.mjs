import { readFileSync } from 'node:fs';
import { request } from 'node:https';

/** Ends with 0 while the process of these settings on this machine lives: for the health check of a container. */
const { listen } = JSON.parse(readFileSync(process.env.SERVICES_CONFIG?.trim() || 'services.json', 'utf8'));
const everywhere = ['0.0.0.0', '::'];
const call = request({
  host: everywhere.includes(listen.host) ? 'localhost' : listen.host,
  port: listen.port,
  path: '/livez',
  // It asks itself, and learns nothing.
  rejectUnauthorized: false,
  timeout: 4_000,
});
call.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1));
call.on('timeout', () => process.exit(1));
call.on('error', () => process.exit(1));
call.end();
