import { toWireJsonSchema, type WireJsonSchema } from '../../adapters/src/conformance/findDifferingMember.ts';
import type { AnswerShape } from '../../adapters/src/conformance/serviceContract.ts';

/** A part of an OpenAPI document. */
export type Written = Readonly<Record<string, unknown>>;

type Leniency = Pick<AnswerShape, 'mayLack' | 'aliases'>;

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A member may be absent only where the contract says so, or where it may come under another name. */
export const withRequired = (schema: WireJsonSchema, lenient: Leniency, path = ''): Written => {
  const { mayLack = [], aliases = {} } = lenient;
  const { properties, items, anyOf, ...rest } = schema;
  const members = Object.entries(properties ?? {});
  const namesOf = (name: string): readonly string[] => [...new Set([name, ...(aliases[name] ?? [])])];
  const needed = members.map(([name]) => name).filter((name) => !mayLack.includes(below(path, name)));
  const underOthers = needed.filter((name) => namesOf(name).length > 1);
  return {
    ...rest,
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => withRequired(one, lenient, path)) }),
    ...(items === undefined ? {} : { items: withRequired(items, lenient, `${path}[]`) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            members.flatMap(([name, member]) =>
              namesOf(name).map((one) => [one, withRequired(member, lenient, below(path, name))]),
            ),
          ),
          required: needed.filter((name) => namesOf(name).length === 1),
          ...(underOthers.length === 0
            ? {}
            : {
                allOf: underOthers.map((name) => ({
                  anyOf: namesOf(name).map((one) => ({
                    type: 'object',
                    properties: { [one]: {} },
                    required: [one],
                  })),
                })),
              }),
        }),
  };
};

const listed = (step: string, held: Written): Written =>
  step.endsWith('[]') ? { type: 'array', items: held } : held;

/** The body around what the client reads of it: `content.items[]` is a list in a member of a member. */
const aroundPlace = (place: string, inner: Written): Written =>
  place
    .split('.')
    .toReversed()
    .reduce<Written>((held, step) => {
      const name = step.replace(/\[\]$/, '');
      const value = listed(step, held);
      return name === '' ? value : { type: 'object', properties: { [name]: value }, required: [name] };
    }, inner);

/** What is wrapped in `content` may come bare too (S-86). */
const withBare = (place: string): readonly string[] =>
  /^content\b/.test(place) ? [place, place.replace(/^content\.?/, '')] : [place];

/** The whole body of an answer, as far as it is read. */
export const answerSchemaOf = ({ schema, place, otherPlaces = [], ...lenient }: AnswerShape): Written => {
  const inner = withRequired(toWireJsonSchema(schema), lenient);
  const places = [place === 'the answer' ? '' : place, ...otherPlaces].flatMap(withBare);
  const [first = inner, ...others] = [...new Set(places)].map((one) => aroundPlace(one, inner));
  return others.length === 0 ? first : { anyOf: [first, ...others] };
};
