import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer, runnerImport } from 'vite';
import { buildProduct } from '../../sandbox/bin/buildProduct.mjs';
import { products, root } from '../../sandbox/bin/products.mjs';
import { isStale } from '../../sandbox/bin/stamp.mjs';
import { developmentPages } from './developmentPages.mjs';

/**
 * `npm run dev`: the web application from its sources, with a change on the screen as soon as it is saved, before a
 * sandbox of its own. PORT and the sandbox's variables count as with `npm start`.
 */
const port = Number(process.env['PORT'] ?? 4400);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, but is "${process.env['PORT']}".`);
  process.exit(1);
}

const sandbox = products.find(({ mode }) => mode === 'sandbox');
if (isStale(sandbox)) {
  console.log(`Building ${sandbox.name} ...`);
  if (!(await buildProduct(sandbox))) process.exit(1);
}

const running = spawn(process.execPath, [join(sandbox.dist, 'main.mjs')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
running.once('exit', (code) => process.exit(code ?? 0));
process.once('exit', () => running.kill());
process.once('SIGTERM', () => process.exit(0));

/** Where the sandbox says that it is; it says nothing more that is worth reading here. */
const sandboxUrl = await new Promise((resolve) => {
  createInterface(running.stdout).on('line', (line) => {
    const [url] = /http:\/\/\S+$/.exec(line) ?? [];
    if (url !== undefined) resolve(url);
  });
});
const { headers } = await fetch(`${sandboxUrl}/config.json`);

const { module: files } = await runnerImport(join(root, 'packages/sandbox/src/server/http/pageFiles.ts'), {
  configFile: false,
});
const nonce = randomBytes(16).toString('base64url');
const server = await createServer({
  root: join(root, 'packages/web'),
  configFile: join(root, 'vite.config.ts'),
  plugins: [developmentPages({ ...files, policy: headers.get('content-security-policy'), nonce })],
  html: { cspNonce: nonce },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The host of the page is kept: the services are then found, and signed calls addressed, at this address.
    proxy: Object.fromEntries(
      ['/config.json', '/services', '/sandbox'].map((path) => [path, { target: sandboxUrl }]),
    ),
  },
});
try {
  await server.listen();
} catch (error) {
  // As where the port is taken.
  console.error(error.message);
  process.exit(1);
}
console.log(
  `FX Gateway from its sources is at http://127.0.0.1:${port}, and its sandbox's page at /sandbox there`,
);
