/**
 * A row of the table as it stands: what was measured, held against its target. A measure does not count either where it
 * took a slow path that was planted for it as met. `why` says what keeps a target from being met.
 */
export function judged({ number, measure, floor, value, spread, unit, target, least = false, planted, why }) {
  const holds = (measured) => (least ? measured >= target : measured <= target);
  const isBlind = planted !== undefined && holds(planted);
  const met = holds(value) && !isBlind;
  const reason = isBlind ? `A slow path that was planted came out as ${rounded(planted)}.` : (why ?? '');
  return {
    number,
    measure,
    floor,
    value: rounded(value),
    ...(spread === undefined ? {} : { spread: spread.map(rounded) }),
    unit,
    target: `${least ? 'at least' : 'at most'} ${target}`,
    ...(planted === undefined ? {} : { planted: rounded(planted) }),
    verdict: met ? 'met' : 'missed',
    reason: met ? '' : reason || 'Not met in this run; nothing is known that explains it.',
  };
}

const rounded = (number) => Number(number.toFixed(Math.abs(number) < 10 ? 3 : 1));
