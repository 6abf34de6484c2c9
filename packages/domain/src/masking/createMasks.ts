import { maskCandidates, type KnownMask } from './maskCandidates.ts';
import { sharesRun } from './sharesRun.ts';

type Masks = {
  /**
   * A text of the same shape that does not tell `text`, and, if there is one, that `fits`. The same text of a field has
   * the same mask all over one recording, and two texts of a field have two.
   */
  mask(field: string, text: string, fits: (candidate: string) => boolean): string;
};

/** How many candidates of one text are judged at most. */
const mostTries = 450;

export const createMasks = (): Masks => {
  const known = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  const texts: KnownMask[] = [];
  const find = (field: string, text: string, fits: (candidate: string) => boolean): string => {
    const others = taken.get(field) ?? new Set();
    taken.set(field, others);
    let tries = 0;
    let first: string | null = null;
    for (const candidate of maskCandidates(text, texts)) {
      if (others.has(candidate) || sharesRun(candidate, text)) continue;
      if (fits(candidate)) return candidate;
      first ??= candidate;
      tries += 1;
      if (tries >= mostTries) break;
    }
    return first ?? '•'.repeat([...text].length);
  };
  return {
    mask: (field, text, fits) => {
      if (text.trim() === '') return text;
      const key = `${field} ${text}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const mask = find(field, text, fits);
      known.set(key, mask);
      taken.get(field)?.add(mask);
      texts.push({ text, mask });
      return mask;
    },
  };
};
