import * as fc from 'fast-check';

const numberFrom = (name: string): number | undefined =>
  process.env[name] === undefined ? undefined : Number(process.env[name]);

/** What `npm run walks` asks for. */
const asked = {
  runs: numberFrom('WALKS_RUNS'),
  steps: numberFrom('WALKS_STEPS') ?? 40,
  seed: numberFrom('WALKS_SEED'),
  path: process.env['WALKS_PATH'],
};

/** Something was found, and nothing broke. */
class DoesNotHold extends Error {}

const foundIn = (trouble: unknown): string =>
  trouble instanceof Error && !(trouble instanceof DoesNotHold)
    ? (trouble.stack ?? trouble.message)
    : trouble instanceof Error
      ? trouble.message
      : String(trouble);

type Walks<S> = {
  /** Before the path of a walk of these, so that it is taken by no others; empty where theirs have none. */
  readonly prefix: string;
  readonly anyStep: fc.Arbitrary<S>;
  readonly keys: 'on' | 'off';
  /** How many there are unless it is said: half of them with keys and half without. */
  readonly usualRuns: number;
  /** Takes one from its first step to its end; gives what does not hold on it. */
  take(steps: readonly S[]): Promise<readonly string[]>;
};

/** The path of one walk alone; undefined where none is asked for, null where one of others is. */
const pathOf = (prefix: string): string | undefined | null => {
  if (asked.path === undefined) return undefined;
  const own = /^(?<before>[a-z]*)\/?(?<path>.*)$/.exec(asked.path)?.groups;
  return own?.['before'] === prefix ? (own['path'] ?? '') : null;
};

/** Takes many walks, and throws with the seed and the shortest walk it finds on which something does not hold. */
export const checkWalks = async <S extends { readonly name: string }>({
  prefix,
  anyStep,
  keys,
  usualRuns,
  take,
}: Walks<S>): Promise<void> => {
  const { runs = usualRuns, steps, seed } = asked;
  const path = pathOf(prefix);
  if (path === null) return;
  const holds = async (taken: readonly S[]): Promise<void> => {
    const violations = await take(taken);
    if (violations.length > 0) throw new DoesNotHold(violations.join('\n'));
  };
  const walks = fc.array(anyStep, { minLength: steps, maxLength: steps });
  const found = await fc.check(fc.asyncProperty(walks, holds), {
    numRuns: Math.ceil(runs / 2),
    ...(seed === undefined ? {} : { seed }),
    ...(path === undefined ? {} : { path }),
  });
  if (!found.failed) return;
  const [shortest = []] = found.counterexample ?? [];
  const again = `--seed ${found.seed} --path ${prefix === '' ? '' : `${prefix}/`}${found.counterexamplePath}`;
  throw new Error(
    [
      foundIn(found.errorInstance),
      `on this walk, with keys ${keys}, found with --seed ${found.seed} after ${found.numRuns} walks`,
      `(that walk alone: ${again}):`,
      ...shortest.filter(({ name }) => name !== 'nothing').map(({ name }) => `  ${name}`),
    ].join('\n'),
  );
};
