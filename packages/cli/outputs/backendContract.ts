import type {
  ServiceAccess,
  AnswerShape,
  ServiceContract,
  CallProvenance,
  CallContract,
} from '../../adapters/src/conformance/serviceContract.ts';
import { toWireJsonSchema } from '../../adapters/src/conformance/findDifferingMember.ts';
import { partnerIndependentContracts } from '../../adapters/src/contracts.ts';
import { identityOperations } from '../../adapters/src/conformance/identityOperations.ts';
import { contractsOfPartners } from '../src/partner-verbs/contractsOfPartners.ts';
import { partners } from '../src/partners.ts';
import { callRefusals, refusalsOfEveryCall } from './callRefusals.ts';
import { membersOf, membersOfExample, type Member } from './contractMembers.ts';
import { promiseLines } from './promiseLines.ts';

export const accessMessages: Readonly<Record<ServiceAccess, string>> = {
  signature: 'Every call is signed with temporary credentials of the user (IDENT-12).',
  'signature-and-token':
    'Every call is signed (IDENT-12) and, but for the call for the token, carries that token and the client code under the names of `apis.headers` (CP-API-1, S-78).',
  token: 'Every call carries `Authorization: Bearer` with the token, and no signature.',
  key: 'The key of the account stands in the query; nothing else of the user is told.',
};

const standingMessages: Readonly<Record<CallProvenance, string>> = {
  specified: 'specified',
  settled: 'settled by us',
  assumed: 'assumed',
};

export const effectMessages: Readonly<Record<CallContract['effect'], string>> = {
  reads: 'reads',
  'makes-a-quote': 'asks for a quote, which binds nobody, sent once',
  changes: 'changes something, sent once',
  'moves-money': '**moves money**, sent once',
};

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

export const standingOf = ({ standing, rules }: Pick<CallContract, 'standing' | 'rules'>): string =>
  [standingMessages[standing], ...(rules.length === 0 ? [] : [rules.join(', ')])].join(': ');

const tableOf = (members: readonly Member[]): readonly string[] =>
  members.length === 0
    ? []
    : [
        '| member | is | |',
        '|---|---|---|',
        ...members.map(
          ({ path, type, absent, aliases = [] }) =>
            `| \`${path}\` | ${type} | ${[...aliases.map((name) => `or \`${name}\``), ...(absent ? ['may be absent'] : [])].join(', ')} |`,
        ),
      ];

const answerLines = (answer: AnswerShape | null): readonly string[] =>
  answer === null
    ? ['Of the answer only the status is read.']
    : [
        `The answer, \`${answer.place}\`:`,
        '',
        ...tableOf(membersOf(toWireJsonSchema(answer.schema), answer.mayLack ?? [], answer.aliases)),
      ];

/** Where a call has several bodies each stands as it is sent. */
const otherBodyLines = ({ body, otherBodies = [] }: CallContract): readonly string[] => {
  if (otherBodies.length === 0) return [];
  const all = [{ when: 'Otherwise', body: body ?? null }, ...otherBodies];
  return all
    .toReversed()
    .flatMap((each) => ['', `${each.when}:`, '', '```json', JSON.stringify(each.body, null, 2), '```']);
};

const refusalLines = (call: CallContract, access: ServiceAccess): readonly string[] => {
  const refusals = Object.entries(callRefusals(call, access));
  if (refusals.length === 0) return [];
  return ['Refused with:', '', ...refusals.map(([status, when]) => `- ${status}: ${when}`)];
};

const callLines = (call: CallContract, access: ServiceAccess): readonly string[] => [
  `### ${call.method} ${call.path}`,
  '',
  `${effectMessages[call.effect]} · ${standingOf(call)}${call.keyed === true ? ' · carries an idempotency key' : ''}${call.conditional === true ? ' · carries `If-Match` where a version was told' : ''}`,
  ...(call.query === undefined ? [] : ['', `Query: ${codes(call.query)}.`]),
  ...(call.body === undefined ? [] : ['', 'The body:', '', ...tableOf(membersOfExample(call.body))]),
  ...otherBodyLines(call),
  ...(call.notes === undefined ? [] : ['', ...call.notes.map((note) => `- ${note}`)]),
  '',
  ...answerLines(call.answer),
  '',
  ...refusalLines(call, access),
  '',
];

const keyLines = (keys: Readonly<Record<string, string>> | undefined): readonly string[] =>
  keys === undefined
    ? []
    : [
        '| key or code | what the client makes of it |',
        '|---|---|',
        ...Object.entries(keys).map(([key, meaning]) => `| \`${key}\` | ${meaning} |`),
        '',
        'Any other key or code is free: it decides nothing and is at most shown.',
        '',
      ];

const serviceLines = <C>(contract: ServiceContract<C>): readonly string[] => [
  `## ${contract.service}`,
  '',
  `At \`${contract.field}\`. ${accessMessages[contract.access]}`,
  '',
  'A refusal, as far as it is read:',
  '',
  ...tableOf(membersOf(toWireJsonSchema(contract.errors), [])),
  '',
  ...contract.refusals.map((sentence) => `- ${sentence}`),
  '',
  ...keyLines(contract.errorKeys),
  ...contract.calls(null).flatMap((call) => callLines(call, contract.access)),
];

const intro = [
  '# What the product asks of its services',
  '',
  'Every call that the web application and the command line make, as they make it: written by `npm run -s contract` from the schemas that read the answers and the code that writes the bodies. `fxg doctor` holds an environment to what a look can see of it, and `fxg conformance` proves of one what stands at the end.',
  '',
  'Each call is **specified** by the specification of the product, **settled by us** where that is silent or contradicts itself, or **assumed** of a service whose description could not be read. The ids are those of `rules.md`; S ids are points that were settled.',
  '',
  '- Bodies are JSON. An answer may be wrapped in `content` or bare, members that are not named here are ignored, and numbers may come as texts of digits (S-86).',
  '- What may be absent is taken for empty, and `null` for absent: an id is neither, and a record without its id is not read. A member that is always there and is not makes `fxg doctor` say `differs`; the client goes on without many of them.',
  '- What reads is tried three times at most (IDENT-14); what changes something is sent once, whatever becomes of its answer (S-77); only a booking without an answer is sent again, under its own key and when its quote has surely ended, to ask what became of it (S-80). A browser may repeat it by itself when a connection breaks, under the same idempotency key.',
  '- Every answer, refusals of the gateway included, carries `x-amzn-requestid`, by which it is found, and `date`, by which a wrong clock is told.',
  '- Every answer says `content-type: application/json; charset=utf-8`, `x-content-type-options: nosniff`, `cache-control: no-store` and over TLS `strict-transport-security: max-age=63072000; includeSubDomains`: no browser takes it for a page, keeps it, or calls without TLS. A body of another type is refused.',
  `- Refusals stand beside each call by status. Every call may be answered with these too: ${Object.entries(
    refusalsOfEveryCall,
  )
    .map(([status, when]) => `${status} (${when.replace(/\.$/, '').replace('. ', ': ')})`)
    .join('; ')}. A path that is not there is answered with 404, or by the gateway like a wrong signature.`,
  '- The same for programs stands in `openapi/`, one OpenAPI 3.1 file for each service, from the same schemas.',
  '- The service judges every value and every id by itself, whatever the client has checked, and by the proof of who calls alone: a record that is not the caller’s is answered like one that is not there or, at Corpay, with 403 and the key `permission`, and what a customer may do, their roles, keys and integration, is written by no call of theirs, whatever its body names.',
  '- An idempotency key has 1 to 255 printable characters without blanks, is the customer’s own and holds for 24 hours: the first answer, a refusal too, is given again to the same call with the same body, another call or body is refused with 422, and a call whose first is still on its way waits for it. After that time a quote or a record that is there answers for itself.',
  '- A gateway names its own refusals in `x-amzn-errortype`: `MissingAuthenticationTokenException` where nothing is signed, `InvalidSignatureException` for a wrong signature or a wrong clock, `UnrecognizedClientException` and `ExpiredTokenException` for credentials that are not, or no more, known.',
  '- An answer of more than 1 kB is compressed where its caller takes it so, with `gzip` or `br` in `accept-encoding`, and says so by `content-encoding`: lists of thousands of records are a sixth of their size. The header is no part of a signature. `fxg doctor` notes where one is not; it is no fault.',
  '',
];

const identityLines = [
  '## identity',
  '',
  'At `identity.userPoolEndpoint` and `identity.identityPoolEndpoint`, else where the region of the pools says. The identity library speaks their protocol; it is not described here again. The attributes that are read and written are `email`, `email_verified`, `sub`, `preferred_username`, `custom:fxpartner` and `custom:so` (USER-5).',
  '',
  '| operation | of the pool of | |',
  '|---|---|---|',
  ...identityOperations.map((one) => `| \`${one.operation}\` | ${one.pool} | ${standingOf(one)} |`),
  '',
];

/** Of every service, in the order in which they are told. */
export const contractsOfServices = async () => {
  const ofPartners = (await contractsOfPartners(partners)).flatMap(({ contracts }) => contracts);
  return [...partnerIndependentContracts, ...ofPartners];
};

/** `docs/backend-contract.md`, before it is formatted. */
export const backendContract = async (): Promise<string> =>
  [
    ...intro,
    ...identityLines,
    ...(await contractsOfServices()).flatMap((contract) => serviceLines(contract)),
    ...(await promiseLines()),
  ].join('\n');
