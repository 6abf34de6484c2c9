import type { User } from '@fx-gateway/domain/identity';
import type { Connection } from './configuration/connect.ts';
import type { Invocation } from './command/invocation.ts';
import type { Noun } from './command/verb.ts';

/** What a partner brings to the command line. Two partners may bring verbs to the same noun. */
export type PartnerCommands = {
  readonly name: string;
  readonly nouns: readonly Noun[];
  /** Called after a sign-in, to say what became of anything left open. */
  signedIn(invocation: Invocation, connection: Connection, user: User): Promise<void>;
};

/** Removing an entry and its room removes the partner. */
export const partners: readonly PartnerCommands[] = [
  {
    name: 'corpay',
    nouns: [
      {
        name: 'beneficiaries',
        summary: 'The people and companies that are paid.',
        load: async () => (await import('./corpay/beneficiaries/index.ts')).beneficiaryVerbs,
      },
      {
        name: 'quotes',
        summary: 'Ask for a quote, watch it, book it.',
        load: async () => (await import('./corpay/quotes/index.ts')).quoteVerbs,
      },
      {
        name: 'orders',
        summary: 'Booked deals and the instruction of their payment.',
        load: async () => (await import('./corpay/orders/index.ts')).orderVerbs,
      },
    ],
    signedIn: async (invocation, connection, user) => {
      const { tellOpenSteps } = await import('./corpay/tellOpenSteps.ts');
      await tellOpenSteps(invocation, connection, user);
    },
  },
];
