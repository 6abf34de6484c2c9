const token =
  /\{(\d+)(?:,(\d*))?\}|\\[pPux]\{[^}]*\}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?(?:P?<\w+>|[\w-]*:)|./gsu;

/**
 * How long a pattern is with its bounded repetitions written out, in signs and classes: what an engine builds, and
 * walks through for each character. Infinite when its groups do not close.
 */
export const computeExpandedPatternLength = (pattern: string): number => {
  const around: number[] = [];
  let sum = 0;
  let last = 0;
  for (const [sign, least, most] of pattern.matchAll(token)) {
    if (sign.startsWith('(')) {
      around.push(sum);
      sum = 1;
      last = 0;
    } else if (sign === ')') {
      last = sum;
      sum += around.pop() ?? Infinity;
    } else if (least !== undefined) {
      const repeated = last * Math.max(Number(least), Number(most ?? 0), 1);
      sum += repeated - last;
      last = repeated;
    } else {
      // What follows a sign, such as a question mark, is repeated with it.
      last = '?*+'.includes(sign) ? last + 1 : 1;
      sum += 1;
    }
  }
  return around.length > 0 ? Infinity : sum;
};
