/**
 * A row of the table as it stands: what was measured, held against its target. Every line shows with `planted` what the
 * same measure made of a slow path that was planted for it, and none is judged without. A measure does not count where
 * the slow path met the target too, or came out no worse than the product. `why` says what keeps a target from being
 * met.
 */
export function judged({ number, measure, floor, value, spread, unit, target, least = false, planted, why }) {
  if (!Number.isFinite(planted))
    throw new Error(`Nothing slow was planted for: ${measure}. Nobody knows what its measure would notice.`);
  const holds = (measured) => (least ? measured >= target : measured <= target);
  const isSeen = !holds(planted) && (least ? planted < value : planted > value);
  const met = holds(value) && isSeen;
  const reason = isSeen ? (why ?? '') : `A slow path that was planted came out as ${rounded(planted)}.`;
  return {
    number,
    measure,
    floor,
    value: rounded(value),
    ...(spread === undefined ? {} : { spread: spread.map(rounded) }),
    unit,
    target: `${least ? 'at least' : 'at most'} ${target}`,
    planted: rounded(planted),
    verdict: met ? 'met' : 'missed',
    reason: met ? '' : reason || 'Not met in this run; nothing is known that explains it.',
  };
}

const rounded = (number) => Number(number.toFixed(Math.abs(number) < 10 ? 3 : 1));
