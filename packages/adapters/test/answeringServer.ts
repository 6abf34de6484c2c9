import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as it arrived. */
export type Heard = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

export type Reply =
  | 'reset'
  | 'silence'
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: unknown;
      /** Answers only then. */
      readonly after?: Promise<void>;
    };

/** A real server on a free port that hears every request and answers what it is told. */
export const answeringServer = async (reply: (heard: Heard) => Reply) => {
  const heard: Heard[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const url = new URL(request.url ?? '/', 'http://server.test');
    const one: Heard = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    heard.push(one);
    const said = reply(one);
    if (said === 'silence') return;
    if (said === 'reset') {
      request.socket.destroy();
      return;
    }
    await said.after;
    response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard: heard as readonly Heard[],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
