import type { CallContract, ServiceAccess } from '../../adapters/src/conformance/serviceContract.ts';
import { effectMessages, standingOf } from './backendContract.ts';
import { callRefusals, refusalsOfEveryCall } from './callRefusals.ts';
import { schemaOfExample } from './contractMembers.ts';
import { makeExample } from './makeExample.ts';
import { answerSchemaOf, withRequired, type Written } from './openApiSchemas.ts';

/** A JSON body of this form. */
export const json = (schema: Written, more: Written = {}): Written => ({
  'application/json': { schema, ...more },
});

const refusalBody = json({ $ref: '#/components/schemas/Refusal' });

const responsesOf = (call: CallContract, access: ServiceAccess): Written => {
  const answer = call.answer === null ? null : answerSchemaOf(call.answer);
  const refusals = { ...callRefusals(call, access), ...refusalsOfEveryCall };
  return {
    200: {
      description: answer === null ? 'It was done. The body is not read.' : 'As it is read.',
      ...(answer === null ? {} : { content: json(answer, { example: makeExample(answer) }) }),
    },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, content: refusalBody },
      ]),
    ),
  };
};

const text = { type: 'string' };

const headersOf = ({ keyed, conditional }: CallContract): readonly Written[] => [
  ...(keyed === true
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          schema: text,
          description: 'Under the name that `config.json` gives it; where it names none, none is sent.',
        },
      ]
    : []),
  ...(conditional === true
    ? [{ name: 'If-Match', in: 'header', schema: text, description: 'The version that was shown.' }]
    : []),
];

const bodyOf = ({ body, otherBodies = [] }: CallContract): Written | null => {
  if (body === undefined) return null;
  const all = [{ when: 'As it is sent', body }, ...otherBodies];
  const schemas = all.map((each) => withRequired(schemaOfExample(each.body), {}));
  const [only] = schemas;
  const examples = all.map(({ when, body: value }, index) => [
    `body${String(index + 1)}`,
    { summary: when, value },
  ]);
  const schema = schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
  return { required: true, content: json(schema, { examples: Object.fromEntries(examples) }) };
};

/** The path without its query; a setting that holds a path stands for it. */
export const pathOf = (call: CallContract): string =>
  call.path.startsWith('/') ? (call.path.split('?')[0] ?? '') : `/${call.path.replaceAll('.', '_')}`;

const parametersOf = (call: CallContract): readonly Written[] => {
  const places = [...pathOf(call).matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.['name'] ?? '');
  const asked = [...new URLSearchParams(call.path.split('?')[1] ?? '').keys(), ...(call.query ?? [])];
  return [
    ...places.map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...asked.map((name) => ({ name, in: 'query', schema: text })),
    ...headersOf(call),
  ];
};

/** A call as an operation. */
export const operationOf = (call: CallContract, access: ServiceAccess): Written => {
  const body = bodyOf(call);
  return {
    summary: `${effectMessages[call.effect].replaceAll('**', '')}; ${standingOf(call)}`,
    ...(call.notes === undefined ? {} : { description: call.notes.map((note) => `- ${note}`).join('\n') }),
    ...(call.givesToken === true ? { security: [{ signature: [] }] } : {}),
    parameters: parametersOf(call),
    ...(body === null ? {} : { requestBody: body }),
    responses: responsesOf(call, access),
  };
};
