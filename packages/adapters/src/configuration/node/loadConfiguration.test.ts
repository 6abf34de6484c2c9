import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringServer } from '../../../test/answeringServer.ts';
import { configurationSchema } from '../configurationSchema.ts';
import { makeConfigurationReader } from '../readConfiguration.ts';
import { loadConfiguration } from './loadConfiguration.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configuration-'));
});
afterEach(() => rm(folder, { recursive: true }));

const messageOf = async (fileOrUrl: string): Promise<string> => {
  const loaded = await loadConfiguration(fileOrUrl, makeConfigurationReader(configurationSchema));
  return loaded.ok ? '' : loaded.failure.message;
};

describe('loading a configuration', () => {
  it('reads a file and an address alike', async () => {
    const file = join(folder, 'config.json');
    await writeFile(file, '{"environment":{"name":"Here"}}');
    const server = await answeringServer(() => ({ body: { environment: { name: 'Here' } } }));
    const wrong = 'config.json: environment.kind is missing.';
    expect(await messageOf(file)).toBe(wrong);
    expect(await messageOf(`${server.url}/config.json`)).toBe(wrong);
    await server.close();
  });

  it('refuses what is no UTF-8, from a file and from an address alike, and takes the mark of UTF-8', async () => {
    const file = join(folder, 'config.json');
    const text = '{"environment":{"name":"H\u00e9re"}}';
    const of = async (bytes: Buffer): Promise<readonly string[]> => {
      await writeFile(file, bytes);
      const server = createServer((_asked, answered) => answered.end(bytes)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/config.json`;
      const messages = [await messageOf(file), await messageOf(url)];
      server.close();
      return messages;
    };
    for (const [bytes, says] of [
      [Buffer.from(`\u{FEFF}${text}`, 'utf16le'), /UTF-16 .*: save it as UTF-8\.$/],
      [Buffer.from(text, 'latin1'), /Latin-1 .*: save it as UTF-8\.$/],
      [Buffer.from(`\u{FEFF}${text}`), /environment\.kind is missing\.$/],
    ] as const) {
      const [ofFile = '', ofAddress] = await of(bytes);
      expect(ofFile).toMatch(says);
      expect(ofAddress).toBe(ofFile);
    }
  });

  it('says what could not be read, and from where', async () => {
    const file = join(folder, 'none.json');
    const unread = 'config.json: the file could not be read from';
    expect(await messageOf(file)).toBe(`${unread} ${file}: there is none.`);
    expect(await messageOf(folder)).toBe(`${unread} ${folder}: it is a folder.`);
    const server = await answeringServer(() => ({ status: 404, body: 'no' }));
    expect(await messageOf(server.url)).toBe(
      `config.json: the file was not given at ${server.url}, status 404.`,
    );
    await server.close();
    expect(await messageOf(server.url)).toBe(
      `config.json: the file could not be fetched from ${server.url}, nothing answered.`,
    );
  });
});
