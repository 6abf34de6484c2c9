import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import * as z from 'zod/mini';
import { organizationFields } from '@fx-gateway/domain/account/organizationForm.ts';
import type { AnswerShape, CallContract } from '../conformance/serviceContract.ts';
import { unwrapContent } from '../http/envelope.ts';
import { wireTextSchema } from '../http/wireShapes.ts';
import { accountAnswerShape, accountAnswerSchema } from './accountAnswerSchema.ts';

const organizationSettings = z.object(
  Object.fromEntries(organizationFields.map((name) => [name, wireTextSchema])),
);

/** The client keeps settings whatever they are; what it shows of them is told here. */
const shapeWithSettings: AnswerShape = {
  ...accountAnswerShape,
  schema: z.extend(accountAnswerSchema, { settings: z.nullish(organizationSettings) }),
  mayLack: [...(accountAnswerShape.mayLack ?? []), ...organizationFields.map((name) => `settings.${name}`)],
};

/** The account of the user who is signed in. */
export const accountCallContracts: readonly CallContract[] = [
  {
    method: 'GET',
    path: '/account',
    effect: 'reads',
    standing: 'specified',
    rules: ['ACCT-1', 'ACCT-4', 'ACCT-5'],
    notes: [
      'The first call of a user makes their account: who they are, and whose customer, says the user pool, by the `sub` of the proof of who calls.',
      `\`userRoles\` holds \`${administratorRole}\`, letter by letter, where the user is an administrator. \`settings\` has what \`PUT /account\` wrote, and null before that; members of it that are not named here are kept, and sent back as they are. \`fixerApiKey\` is the \`access_key\` of the rates service.`,
    ],
    answer: shapeWithSettings,
    learn: (body) => {
      const read = accountAnswerSchema.safeParse(unwrapContent(body));
      if (!read.success) return {};
      const { accountId, fixerApiKey, userRoles } = read.data;
      return {
        accountId,
        ...(fixerApiKey === '' ? {} : { ratesKey: fixerApiKey }),
        ...(userRoles.includes(administratorRole) ? { administers: accountId } : {}),
      };
    },
  },
  {
    method: 'PUT',
    path: '/account',
    effect: 'changes',
    standing: 'specified',
    rules: ['ACCT-6', 'S-68', 'S-69'],
    body: Object.fromEntries(organizationFields.map((name) => [name, '…'])),
    notes: [
      'Every member is filled, with 200 characters at most; `email` has one `@` with a domain behind it, and `zip` digits alone.',
      'What is written are settings and nothing else: a body that names roles, keys or an integration gives none.',
    ],
    refusals: { 413: 'The body is larger than 64 kB.' },
    answer: null,
  },
];
