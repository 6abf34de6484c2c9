import { readFileSync } from 'node:fs';
import { contractsOfServices } from './backendContract.ts';
import { openApi } from './openApi.ts';

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** One document for each service, by the place of its file, before it is formatted. */
export const openApiFiles = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await contractsOfServices()).map((contract) => [
      `docs/openapi/${contract.service.replaceAll(' ', '-')}.json`,
      JSON.stringify(openApi(contract, manifest.version)),
    ]),
  );
