import { request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { StartedSandbox } from '../harness/startSandbox.ts';
import { httpServer } from './brokenServers.ts';

/** An answer of the sandbox, and to which call. */
export type Answer = {
  readonly method: string;
  /** As the caller knows it. */
  readonly host: string;
  readonly path: string;
  /** Such as `?id=1`; empty where there is none. */
  readonly query: string;
  /** The operation of the identity service; empty for all other calls. */
  readonly operation: string;
  /** Whether it was asked with a signature or a token. */
  readonly signed: boolean;
  /** The headers of the call. */
  readonly sent: IncomingHttpHeaders;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** What is sent in place of the body, where that is no text. */
  readonly bytes?: Buffer;
  /** The connection ends in the middle of the body. */
  readonly cut?: boolean;
  /** The connection ends without an answer. */
  readonly lost?: boolean;
  /** The milliseconds that it is kept back. */
  readonly late?: number;
};

/** A call on its way to a service. */
type Asked = { readonly path: string; readonly target: URL; readonly headers: IncomingHttpHeaders };

type Change = (answer: Answer) => Partial<Answer>;

type Sections = Record<string, Record<string, unknown>>;

/** What is otherwise than the product needs it; what is left out is as the sandbox has it. */
export type Broken = {
  /** `config.json`, as an object of sections. */
  readonly configure?: (configuration: Sections & Record<string, unknown>) => void;
  readonly services?: Change;
  /** Changes what is asked of the services. */
  readonly asked?: (asked: Asked) => void;
  readonly pages?: Change;
};

/** The pages and the services of a sandbox at addresses of their own, where they are broken as each test says. */
export type EnvironmentFront = {
  readonly pagesUrl: string;
  readonly servicesUrl: string;
  /** Origins whose pages the services take for their own. */
  readonly origins: Set<string>;
  broken: Broken;
  /** Gives the pages, for a server of another kind before them. */
  readonly pages: RequestListener;
};

export const environmentFront = async (running: StartedSandbox): Promise<EnvironmentFront> => {
  const places = { pages: '', services: '' };
  const replaced = (text: string): string => text.replaceAll(running.servicesUrl, places.services);

  const pass =
    (base: string, isHostKept: boolean, change: (given: Answer) => Partial<Answer>): RequestListener =>
    (asked, answered) => {
      const { method = 'GET', url = '/', headers } = asked;
      const target = new URL(url, base);
      const { origin } = headers;
      const path = target.pathname;
      if (isHostKept) front.broken.asked?.({ path, target, headers });
      const sent = {
        ...headers,
        // Bodies are changed here as texts.
        'accept-encoding': 'identity',
        // The host is signed, so a call of a service goes on with the one that it was sent to.
        host: isHostKept ? headers.host : target.host,
        ...(origin !== undefined && front.origins.has(origin) ? { origin: running.url } : {}),
      };
      const passed = request(target, { method, headers: sent }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const allowed = answer.headers['access-control-allow-origin'];
          const given: Answer = {
            method,
            host: headers.host ?? '',
            path,
            query: target.search,
            operation: String(headers['x-amz-target'] ?? '').split('.')[1] ?? '',
            signed: headers.authorization !== undefined,
            sent: headers,
            status: answer.statusCode ?? 0,
            headers: {
              ...answer.headers,
              ...(allowed === running.url ? { 'access-control-allow-origin': origin } : {}),
            },
            body: Buffer.concat(pieces).toString(),
          };
          const {
            status,
            headers: told,
            body,
            bytes,
            cut = false,
            lost = false,
            late = 0,
          } = { ...given, ...change(given) };
          const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = told;
          for (const [name, value] of Object.entries(kept))
            if (value !== undefined) answered.setHeader(name, value);
          const send = (): void => {
            if (lost) return void answered.destroy();
            answered.writeHead(status, { 'content-length': Buffer.byteLength(bytes ?? body) });
            if (cut) answered.write(body.slice(0, body.length / 2), () => answered.destroy());
            else answered.end(method === 'HEAD' ? '' : (bytes ?? body));
          };
          if (late === 0) send();
          else setTimeout(send, late);
        });
      });
      asked.pipe(passed);
    };

  const configured = (text: string): string => {
    const configuration = JSON.parse(replaced(text));
    front.broken.configure?.(configuration);
    return JSON.stringify(configuration);
  };

  const pages = pass(running.url, false, (given) => {
    const policy = given.headers['content-security-policy'];
    const own: Answer = {
      ...given,
      headers: { ...given.headers, 'content-security-policy': replaced(String(policy)) },
      body: given.path === '/config.json' ? configured(given.body) : given.body,
    };
    return { ...own, ...front.broken.pages?.(own) };
  });
  const services = pass(running.servicesUrl, true, (given) => front.broken.services?.(given) ?? {});

  places.services = `http://127.0.0.1:${await httpServer(services)}`;
  places.pages = `http://127.0.0.1:${await httpServer(pages)}`;
  const front: EnvironmentFront = {
    pagesUrl: places.pages,
    servicesUrl: places.services,
    origins: new Set([places.pages]),
    broken: {},
    pages,
  };
  return front;
};
