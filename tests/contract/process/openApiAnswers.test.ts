import { loadConfiguration } from '@fx-gateway/adapters/node';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { ServiceContract } from '../../../packages/adapters/src/conformance/serviceContract.ts';
import type { Configuration } from '../../../packages/adapters/src/configuration.ts';
import { makeUndiciHttpPort } from '../../../packages/adapters/src/http/node/makeUndiciHttpPort.ts';
import { contractsOfServices } from '../../../packages/cli/outputs/backendContract.ts';
import { valueOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { ofxCustomer } from '../ofx/ofxCustomer.ts';

const product = productWithSandbox();

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
type Responses = Readonly<Record<string, { readonly content?: { readonly 'application/json': Media } }>>;
type Media = { readonly schema: Parameters<typeof z.fromJSONSchema>[0] };

const pathsOf = async (service: string): Promise<Paths> => {
  const file = `../../../docs/openapi/${service.replaceAll(' ', '-')}.json`;
  return JSON.parse(await readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8')).paths;
};

/** Every read of every service that this user may ask, and what of its answer the published form does not promise. */
const askEverything = async (
  email: string,
): Promise<readonly (readonly [call: string, fault: unknown])[]> => {
  const configuration = valueOf(await loadConfiguration(`${product.url}/config.json`));
  const { api } = await product.client.beSignedIn(email);
  const contracts = (await contractsOfServices()) as readonly ServiceContract<Configuration>[];
  let known: Readonly<Record<string, string>> = {};
  const found: (readonly [string, unknown])[] = [];
  for (const contract of contracts) {
    const paths = await pathsOf(contract.service);
    const send = contract.send({ api, http: makeUndiciHttpPort() }, configuration);
    for (const call of contract.calls(configuration)) {
      if (call.effect !== 'reads' && call.ask === undefined) continue;
      const request = call.ask?.(known) ?? { method: call.method, path: call.path };
      if (typeof request === 'string') continue;
      const answer = await send(request, known);
      if (answer.kind !== 'answered' || answer.status !== 200) continue;
      known = { ...known, ...call.learn?.(answer.body) };
      const named = call.pathField === undefined ? call.path : `/{${call.pathField.replaceAll('.', '_')}}`;
      const [path = ''] = named.split('?');
      const media = paths[path]?.[call.method.toLowerCase()]?.responses['200']?.content?.['application/json'];
      const fault =
        media === undefined
          ? 'It is not published.'
          : z.fromJSONSchema(media.schema).safeParse(answer.body).error?.issues;
      found.push([`${contract.service} ${call.method} ${call.path}`, fault ?? null]);
    }
  }
  return found;
};

it.each([
  ['corpay@sandbox.test', 'corpay GET /deal/orders', 11],
  ['admin@sandbox.test', 'accounts GET /admin/get-accounts', 4],
])('what the services answer %s is of the form that is published', async (email, named, least) => {
  const asked = await askEverything(email);
  expect(asked.filter(([, fault]) => fault !== null)).toEqual([]);
  expect(asked.map(([call]) => call)).toContain(named);
  expect(asked.length).toBeGreaterThanOrEqual(least);
});

it('what OFX answers who has authorized it is of the form that is published', async () => {
  await ofxCustomer(product.url);
  const asked = await askEverything('ofx@sandbox.test');
  expect(asked.filter(([, fault]) => fault !== null)).toEqual([]);
  expect(asked.map(([call]) => call)).toContain('ofx GET /payments/deals');
});
