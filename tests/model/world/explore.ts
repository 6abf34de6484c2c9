import type { Choice, World } from './World.ts';

/** A path of choices that leads to what must not be, and what that is. */
type Counterexample = { readonly path: readonly string[]; readonly found: readonly string[] };

export type Explored = {
  readonly states: number;
  /** How many choices were tried, each by a run from the beginning. */
  readonly transitions: number;
  /** All states that are reached in so many steps were seen. */
  readonly depth: number;
  /** Nothing is left to be tried: these are all states that there are. */
  readonly isWhole: boolean;
  readonly seconds: number;
  readonly counterexample: Counterexample | null;
};

export type Limits = {
  /** At most so many things go wrong on one path. */
  readonly faults: number;
  readonly depth: number;
  /** Past this time it ends, once all states in `leastDepth` steps were seen. */
  readonly seconds: number;
  readonly leastDepth: number;
  readonly states: number;
};

type Node = {
  readonly parent: number;
  readonly choice: string;
  readonly depth: number;
  readonly faultsLeft: number;
  readonly choices: readonly Choice[];
};

/**
 * Visits every distinct state once, nearest first. A state is reached by running its path from the beginning: the code
 * between two choices depends on nothing else. In each it is checked that nothing is wrong, and that a run without
 * further faults leaves nothing over.
 */
export const explore = async (begin: () => World, limits: Limits): Promise<Explored> => {
  const began = performance.now();
  const first = begin();
  const nodes: Node[] = [
    { parent: -1, choice: '', depth: 0, faultsLeft: limits.faults, choices: first.choices() },
  ];
  /** How many faults were left where a state was seen: with more of them left it is looked at again. */
  const seen = new Map([[first.state(), limits.faults]]);
  const endingWell = new Set<string>();
  let transitions = 0;
  const secondsNow = (): number => (performance.now() - began) / 1000;
  const pathOf = (index: number): readonly string[] => {
    const path: string[] = [];
    for (let at = index; at > 0; at = nodes[at]?.parent ?? 0) path.push(nodes[at]?.choice ?? '');
    return path.toReversed();
  };
  const explored = (depth: number, isWhole: boolean, counterexample: Counterexample | null): Explored => ({
    states: seen.size,
    transitions,
    depth,
    isWhole,
    seconds: Math.round(secondsNow() * 10) / 10,
    counterexample,
  });
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) break;
    if (node.depth >= limits.depth) return explored(node.depth, false, null);
    const path = pathOf(index);
    for (const { name, isFault } of node.choices) {
      const faultsLeft = node.faultsLeft - (isFault ? 1 : 0);
      if (faultsLeft < 0) continue;
      const isLate = secondsNow() > limits.seconds && node.depth >= limits.leastDepth;
      if (isLate || seen.size >= limits.states) return explored(node.depth, false, null);
      const world = begin();
      for (const step of path) await world.take(step);
      await world.take(name);
      transitions += 1;
      const state = world.state();
      if ((seen.get(state) ?? -1) >= faultsLeft) continue;
      const isNew = !seen.has(state);
      seen.set(state, faultsLeft);
      nodes.push({
        parent: index,
        choice: name,
        depth: node.depth + 1,
        faultsLeft,
        choices: world.choices(),
      });
      if (!isNew) continue;
      const wrong = world.violations();
      const found = wrong.length > 0 ? wrong : await world.settle(endingWell);
      if (found.length > 0) return explored(node.depth + 1, false, { path: [...path, name], found });
    }
  }
  return explored(nodes.at(-1)?.depth ?? 0, true, null);
};
