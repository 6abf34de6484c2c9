import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { contractsOfServices } from './backendContract.ts';
import { openApi } from './openApi.ts';

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));

const { version } = readJson('package.json') as { readonly version: string };
const { printWidth } = readJson('.oxfmtrc.json') as { readonly printWidth: number };

/** One document for each service, by the place of its file, as it is written there. */
export const openApiFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const files: Record<string, string> = {};
  for (const contract of await contractsOfServices()) {
    const file = `docs/openapi/${contract.service.replaceAll(' ', '-')}.json`;
    files[file] = (await format(file, JSON.stringify(openApi(contract, version)), { printWidth })).code;
  }
  return files;
};
