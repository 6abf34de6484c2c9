import { once } from 'node:events';
import { createServer } from 'node:http';
import { EnvHttpProxyAgent, getGlobalDispatcher, request, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProxyDispatcher, routeFetchThroughProxy } from './routeFetchThroughProxy.ts';

const variables = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy'];
const before = getGlobalDispatcher();

beforeEach(() => {
  for (const name of variables) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  setGlobalDispatcher(before);
});

/** A proxy that writes down who wanted to go where, and lets nobody through. */
const proxy = async () => {
  const wanted: string[] = [];
  const server = createServer((_request, response) => response.end('at home')).listen(0, '127.0.0.1');
  server.on('connect', (asked, socket) => {
    wanted.push(asked.url ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { url, wanted, close: () => server.close() };
};

describe('the proxy that the environment names', () => {
  it('is none where nothing is named, and then nothing is changed', async () => {
    expect(await getProxyDispatcher()).toBeNull();
    await routeFetchThroughProxy();
    expect(getGlobalDispatcher()).toBe(before);
  });

  it.each(['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'])(
    'is the one of %s, made once, for fetch too',
    async (name) => {
      vi.stubEnv(name, 'http://proxy.test:3128');
      const made = await getProxyDispatcher();
      expect(made).toBeInstanceOf(EnvHttpProxyAgent);
      expect(await getProxyDispatcher()).toBe(made);
      await routeFetchThroughProxy();
      expect(getGlobalDispatcher()).toBe(made);
    },
  );

  it('is the one that it names now, after another too', async () => {
    vi.stubEnv('HTTP_PROXY', 'http://proxy.test:3128');
    const first = await getProxyDispatcher();
    const { url, wanted, close } = await proxy();
    vi.stubEnv('HTTP_PROXY', url);
    const dispatcher = (await getProxyDispatcher()) ?? before;
    expect(dispatcher).not.toBe(first);
    await expect(request('https://gateway.invalid/', { dispatcher })).rejects.toThrow();
    expect(wanted).toEqual(['gateway.invalid:443']);
    close();
  });

  it.each([
    ['proxy.test:3128', 'http://proxy.test:3128'],
    ['10.0.0.1:3128', 'http://10.0.0.1:3128'],
    ['"http://proxy.test:3128"', 'http://proxy.test:3128'],
    ['ftp://proxy.test', null],
    ['http://', null],
  ])('cannot be %s, and what was meant is told', async (value, meant) => {
    vi.stubEnv('HTTPS_PROXY', value);
    await expect(getProxyDispatcher()).rejects.toMatchObject({ variable: 'HTTPS_PROXY', meant });
  });

  it('is told without the name and the password that stand there', async () => {
    vi.stubEnv('http_proxy', 'someone:secret@proxy.test:3128');
    await expect(getProxyDispatcher()).rejects.toMatchObject({
      message: 'http_proxy names no proxy that can be called: there stands ***@proxy.test:3128.',
      meant: 'http://***@proxy.test:3128',
    });
  });

  it.each(['NO_PROXY', 'no_proxy'])(
    'is asked for every host but those of %s and this machine',
    async (name) => {
      const { url, wanted, close } = await proxy();
      vi.stubEnv('HTTP_PROXY', url);
      vi.stubEnv('HTTPS_PROXY', url);
      vi.stubEnv(name, 'direct.invalid');
      const dispatcher = (await getProxyDispatcher()) ?? before;
      const ask = (address: string) => request(address, { dispatcher }).then(({ body }) => body.text());
      await expect(ask('https://gateway.invalid/')).rejects.toThrow();
      await expect(ask('https://direct.invalid/')).rejects.toThrow();
      expect(await ask(url)).toBe('at home');
      expect(
        await ask(url.replace('127.0.0.1', 'localhost')).catch(() => 'not listening there'),
      ).not.toContain('Forbidden');
      expect(wanted).toEqual(['gateway.invalid:443']);
      close();
    },
  );
});
