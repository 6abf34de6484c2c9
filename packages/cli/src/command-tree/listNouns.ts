import type { Noun } from '../verbs/verb.ts';
import { partnerNouns } from '../partner-verbs/partnerNouns.ts';
import type { CommandTreeDependencies } from './commandTreeDependencies.ts';

/** Nouns in the order of the help. */
export const listNouns = ({ partners, openSession }: CommandTreeDependencies): readonly Noun[] => [
  ...partnerNouns(partners, openSession),
  {
    name: 'admin',
    summary: 'Accounts, roles and integrations, for administrators.',
    load: async () => (await import('../administration/adminVerbs.ts')).adminVerbs(openSession),
  },
  {
    name: 'check',
    summary: 'Scripted checks of the rules of the product; no network.',
    load: async () => (await import('../partner-verbs/checkVerbs.ts')).checkVerbs(partners),
  },
  {
    name: 'sandbox',
    summary: 'The local sandbox.',
    load: async () => (await import('../sandbox/index.ts')).sandboxVerbs,
  },
];
