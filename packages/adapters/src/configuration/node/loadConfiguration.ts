import { readFile } from 'node:fs/promises';
import { whyNotJson } from '@fx-gateway/domain/conformance/page-host/whyNotJson.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { decodeUtf8, type Utf8Problem } from '../../text/decodeUtf8.ts';
import { routeFetchThroughProxy } from '../../system/node/routeFetchThroughProxy.ts';
import type {
  ConfigurationFailure,
  ConfigurationReader,
  PartnerIndependentConfiguration,
} from '../configuration.ts';
import { fetchConfiguration } from '../fetchConfiguration.ts';
import { parseConfiguration } from '../parseConfiguration.ts';
import { configurationFailure } from '../readConfiguration.ts';
import { findMalformedValue } from './findMalformedValue.ts';

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

const whyNotUtf8 = ({ line, looksLike }: Utf8Problem): string =>
  looksLike === null
    ? `is not UTF-8 in line ${line}`
    : `is not UTF-8 in line ${line}, which looks like ${looksLike}: save it as UTF-8`;

/** The text of a file or of an answer, alike; a browser would put a mark in place of each lost letter. */
const readText = (bytes: Uint8Array): Result<string, ConfigurationFailure> => {
  const text = decodeUtf8(bytes);
  const why = text.ok ? whyNotJson(text.value) : whyNotUtf8(text.failure);
  if (!text.ok || why !== null) return failed(configurationFailure('', why ?? ''));
  const odd = findMalformedValue(JSON.parse(text.value));
  return odd === null ? text : failed(odd);
};

const fetchText = async <C extends Pick<PartnerIndependentConfiguration, 'environment'>>(
  url: string,
  read: ConfigurationReader<C>,
): Promise<Result<C, ConfigurationFailure>> => {
  const otherwise: ConfigurationFailure[] = [];
  const fetched = await fetchConfiguration(url, read, async (answer) => {
    const text = readText(new Uint8Array(await answer.arrayBuffer()));
    if (text.ok) return text.value;
    otherwise.push(text.failure);
    return '';
  });
  const [first] = otherwise;
  return first === undefined ? fetched : failed(first);
};

/** Reads the configuration from a file or from an http(s) address. */
export const loadConfiguration = async <C extends Pick<PartnerIndependentConfiguration, 'environment'>>(
  fileOrUrl: string,
  read: ConfigurationReader<C>,
): Promise<Result<C, ConfigurationFailure>> => {
  if (/^https?:\/\//i.test(fileOrUrl)) {
    await routeFetchThroughProxy();
    return fetchText(fileOrUrl, read);
  }
  let bytes: Uint8Array;
  try {
    bytes = await readFile(fileOrUrl);
  } catch (trouble) {
    const why = whyUnread.get(codeOf(trouble)) ?? '';
    return failed(configurationFailure('', `could not be read from ${fileOrUrl}${why}`));
  }
  const text = readText(bytes);
  return text.ok ? parseConfiguration(text.value, read) : text;
};
