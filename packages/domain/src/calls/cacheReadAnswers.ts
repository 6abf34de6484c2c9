import type { Result } from '../result/result.ts';

/**
 * A read whose answers are remembered: many records of one file ask the same of a partner. A question that failed is
 * asked anew.
 */
export const cacheReadAnswers = <Question extends readonly unknown[], T, E>(
  ask: (...question: Question) => Promise<Result<T, E>>,
): ((...question: Question) => Promise<Result<T, E>>) => {
  const answers = new Map<string, Result<T, E>>();
  return async (...question) => {
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = await ask(...question);
    if (answer.ok) answers.set(key, answer);
    return answer;
  };
};
