import { toWireJsonSchema } from '../../adapters/src/conformance/findDifferingMember.ts';
import type {
  CallContract,
  ServiceAccess,
  ServiceContract,
} from '../../adapters/src/conformance/serviceContract.ts';
import { accessMessages } from './backendContract.ts';
import { membersOf } from './contractMembers.ts';
import { json, operationOf, pathOf } from './openApiOperation.ts';
import { withRequired, type Written } from './openApiSchemas.ts';

type Media = { readonly schema: unknown; readonly example: unknown };

const mediaOf = (operation: Written): Media => {
  const { responses } = operation as { responses: { 200: { content: { 'application/json': Media } } } };
  return responses[200].content['application/json'];
};

/** Calls that differ in their query alone are one operation, which is answered by what was asked. */
const merge = (one: Written, other: Written): Written => {
  const media = [one, other].map(mediaOf);
  const examples = media.map(({ example: value }, index) => [`answer${String(index + 1)}`, { value }]);
  const content = json(
    { anyOf: media.map(({ schema }) => schema) },
    { examples: Object.fromEntries(examples) },
  );
  const responses = { ...(one['responses'] as Written), ...(other['responses'] as Written) };
  return {
    ...one,
    ...other,
    responses: { ...responses, 200: { description: 'As it is read, by what was asked.', content } },
  };
};

const pathsOf = (calls: readonly CallContract[], access: ServiceAccess): Written => {
  const paths: Record<string, Record<string, Written>> = {};
  for (const call of calls) {
    const operations = (paths[pathOf(call)] ??= {});
    const method = call.method.toLowerCase();
    const before = operations[method];
    const operation = operationOf(call, access);
    operations[method] = before === undefined ? operation : merge(before, operation);
  }
  return paths;
};

const signature = {
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description: 'AWS Signature Version 4, of the service execute-api.',
};

const token = {
  type: 'apiKey',
  in: 'header',
  name: 'CMG-AccessToken',
  description: 'Under the name of `apis.headers.accessToken`.',
};

const clientCode = {
  type: 'apiKey',
  in: 'header',
  name: 'Client-Code',
  description: 'Under the name of `apis.headers.clientCode`; it came with the token.',
};

const schemes: Readonly<Record<ServiceAccess, Written>> = {
  signature: { signature },
  'signature-and-token': { signature, token, clientCode },
  token: { bearer: { type: 'http', scheme: 'bearer' } },
  key: { key: { type: 'apiKey', in: 'query', name: 'access_key' } },
};

/** What the product asks of one service, as OpenAPI 3.1; its readable face is `docs/backend-contract.md`. */
export const openApi = <C>(contract: ServiceContract<C>, version: string): Written => {
  const { service, field, access, errors, refusals, errorKeys } = contract;
  const securitySchemes = schemes[access];
  return {
    openapi: '3.1.0',
    info: {
      title: `What FX Gateway asks of ${service}`,
      version,
      description: [
        `At \`${field}\`. ${accessMessages[access]}`,
        '',
        ...refusals.map((rule) => `- ${rule}`),
      ].join('\n'),
    },
    servers: [
      {
        url: `https://${service.replaceAll(' ', '-')}.example.com`,
        description: `\`${field}\` of config.json.`,
      },
    ],
    security: [Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, []]))],
    paths: pathsOf(contract.calls(null), access),
    components: {
      securitySchemes,
      schemas: {
        Refusal: {
          ...withRequired(toWireJsonSchema(errors), {
            mayLack: membersOf(toWireJsonSchema(errors), []).map(({ path }) => path),
          }),
          ...(errorKeys === undefined ? {} : { 'x-keys-that-decide': errorKeys }),
        },
      },
    },
  };
};
