import type { Noun } from '../command/verb.ts';
import { partnerNouns } from '../partner/partnerNouns.ts';
import type { ProgramParts } from './programParts.ts';

const own: readonly Noun[] = [
  {
    name: 'check',
    summary: 'Scripted checks of the rules of the product; no network.',
    load: async () => (await import('../check/index.ts')).checkVerbs,
  },
  {
    name: 'sandbox',
    summary: 'The local sandbox.',
    load: async () => (await import('../sandbox/index.ts')).sandboxVerbs,
  },
];

/** Nouns in the order of the help. */
export const nouns = ({ partners, openSession }: ProgramParts): readonly Noun[] => [
  ...partnerNouns(partners, openSession),
  ...own,
];
