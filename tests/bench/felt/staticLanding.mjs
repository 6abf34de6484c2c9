import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from '../../stages/places.mjs';

const pages = join(root, 'packages/web/dist');
const kinds = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png' };

/** The built landing page without a script, from a plain server. Resolves with its address and `close`. */
export async function staticLanding() {
  const whole = await readFile(join(pages, 'index.html'), 'utf8');
  const page = whole.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link[^>]*modulepreload[^>]*>/g, '');
  const answerTo = async (path) => {
    if (path === '/') return { kind: 'text/html; charset=utf-8', body: page };
    const body = await readFile(join(pages, path)).catch(() => null);
    return body === null ? null : { kind: kinds[extname(path)] ?? 'application/octet-stream', body };
  };
  const server = createServer((request, answer) => {
    const send = (found) =>
      found === null
        ? answer.writeHead(404).end()
        : answer.setHeader('content-type', found.kind).end(found.body);
    void answerTo(new URL(request.url, 'http://here').pathname).then(send);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
