import { partners } from '../partners.ts';
import type { Noun, Verb } from '../command/verb.ts';

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

/** Nouns in the order of the help; what two partners bring under one name stands together. */
export const nouns = (): readonly Noun[] => {
  const byName = new Map<string, Noun[]>();
  for (const noun of [...partners.flatMap((partner) => partner.nouns), ...own]) {
    byName.set(noun.name, [...(byName.get(noun.name) ?? []), noun]);
  }
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ ...first, load: async () => (await Promise.all(same.map((noun) => noun.load()))).flat() }];
  });
};

const everyCommand = async () => {
  const { commandTree } = await import('../completion/commandTree.ts');
  return commandTree(await loneVerbs(), nouns());
};

/** Commands without a noun. */
export const loneVerbs = async (): Promise<readonly Verb[]> => {
  const [{ login }, { logout }, { whoami }, { completion }] = await Promise.all([
    import('../identity/login.ts'),
    import('../identity/logout.ts'),
    import('../identity/whoami.ts'),
    import('../completion/completion.ts'),
  ]);
  return [login, logout, whoami, completion(everyCommand)];
};
