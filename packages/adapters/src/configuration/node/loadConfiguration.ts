import { readFile } from 'node:fs/promises';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { decodeUtf8, type NotUtf8 } from '../../text/decodeUtf8.ts';
import { proxyFromEnvironment } from '../../system/node/proxyFromEnvironment.ts';
import type { ConfigurationFailure, ReadConfiguration, SharedConfiguration } from '../configuration.ts';
import { fetchConfiguration } from '../fetchConfiguration.ts';
import { parseConfiguration } from '../parseConfiguration.ts';
import { configurationFailure } from '../readConfiguration.ts';

/** Why a file is not read, by the code of the system. */
const whyUnread: ReadonlyMap<string, string> = new Map([
  ['ENOENT', ': there is none'],
  ['ENOTDIR', ': there is none'],
  ['EISDIR', ': it is a folder'],
  ['EACCES', ': you may not read it'],
  ['EPERM', ': you may not read it'],
]);

const codeOf = (trouble: unknown): string =>
  trouble instanceof Error && 'code' in trouble ? String(trouble.code) : '';

const notUtf8 = ({ line, looksLike }: NotUtf8) =>
  failed(
    configurationFailure(
      '',
      looksLike === null
        ? `is not UTF-8 in line ${line}`
        : `is not UTF-8 in line ${line}, which looks like ${looksLike}: save it as UTF-8`,
    ),
  );

/** The texts of files and of addresses are read alike, where a browser would put a mark in place of each lost letter. */
const fetchText = async <C extends Pick<SharedConfiguration, 'environment'>>(
  url: string,
  read: ReadConfiguration<C>,
): Promise<Result<C, ConfigurationFailure>> => {
  const otherwise: NotUtf8[] = [];
  const fetched = await fetchConfiguration(url, read, async (answer) => {
    const text = decodeUtf8(new Uint8Array(await answer.arrayBuffer()));
    if (text.ok) return text.value;
    otherwise.push(text.failure);
    return '';
  });
  const [first] = otherwise;
  return first === undefined ? fetched : notUtf8(first);
};

/** Reads the configuration from a file or from an http(s) address. */
export const loadConfiguration = async <C extends Pick<SharedConfiguration, 'environment'>>(
  fileOrUrl: string,
  read: ReadConfiguration<C>,
): Promise<Result<C, ConfigurationFailure>> => {
  if (/^https?:\/\//i.test(fileOrUrl)) {
    await proxyFromEnvironment();
    return fetchText(fileOrUrl, read);
  }
  let bytes: Uint8Array;
  try {
    bytes = await readFile(fileOrUrl);
  } catch (trouble) {
    const why = whyUnread.get(codeOf(trouble)) ?? '';
    return failed(configurationFailure('', `could not be read from ${fileOrUrl}${why}`));
  }
  const text = decodeUtf8(bytes);
  return text.ok ? parseConfiguration(text.value, read) : notUtf8(text.failure);
};
