import { accountsPromises } from '../../adapters/src/administration/accountsPromises.ts';
import type { ServicePromise } from '../../adapters/src/conformance/promises/servicePromise.ts';
import { partnerNamesIn } from '../src/partner-verbs/partnerNamesIn.ts';
import { partners } from '../src/partners.ts';

/** Every promise that a run of `fxg conformance` can prove. */
export const promisesOfServices = async (): Promise<readonly ServicePromise[]> => {
  const ofPartners = await Promise.all(
    partnerNamesIn(partners).map(async (name) => (await partners[name]?.loadPromises?.())?.promises ?? []),
  );
  return [...accountsPromises, ...ofPartners.flat()];
};

const rowOf = ({ id, words, writes = '' }: ServicePromise): string => `| \`${id}\` | ${words} | ${writes} |`;

/** The end of the contract: what is proved of it from outside, service by service. */
export const promiseLines = async (): Promise<readonly string[]> => {
  const promises = await promisesOfServices();
  return [
    '## What fxg conformance proves',
    '',
    'With two test customers of one partner, and an administrator where one is given, `fxg conformance` proves of an environment what follows, each by the id of its promise. What has a third column is proved with `--writes` alone, which is never done in production: there it says what proving it does.',
    '',
    ...[...new Set(promises.map(({ service }) => service))].flatMap((service) => [
      `### Promises of ${service}`,
      '',
      '| promise | what holds | what proving it does |',
      '|---|---|---|',
      ...promises.filter((promise) => promise.service === service).map(rowOf),
      '',
    ]),
  ];
};
