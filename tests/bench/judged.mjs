/** A row of the table as it stands: what was measured, held against its target. `why` says what keeps a target from being met. */
export function judged({ number, measure, floor, value, spread, unit, target, least = false, why }) {
  const met = least ? value >= target : value <= target;
  return {
    number,
    measure,
    floor,
    value: rounded(value),
    ...(spread === undefined ? {} : { spread: spread.map(rounded) }),
    unit,
    target: `${least ? 'at least' : 'at most'} ${target}`,
    verdict: met ? 'met' : 'missed',
    reason: met ? '' : (why ?? 'Not met in this run; nothing is known that explains it.'),
  };
}

const rounded = (number) => Number(number.toFixed(Math.abs(number) < 10 ? 3 : 1));
