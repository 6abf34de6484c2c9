import type { Cause } from '@fx-gateway/domain/conformance/report/findCausesOfFindings.ts';
import { safeText } from '../safe-text/safeText.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { wrapText } from '../terminal/wrapText.ts';

/** More than these hide the first, and `--json` has them all. */
const most = 3;

/** Of these it is known what is wrong, and not what to change. */
const unexplained: readonly Cause['symptom'][] = ['call-refused', 'unexplained'];

/** The causes for a reader, the most likely first, with an empty line after them; nothing where there is none. */
export const formatCauses = (causes: readonly Cause[], paint: ViewStyle): readonly string[] => {
  if (causes.length === 0) return [];
  const width = paint.columns ?? Infinity;
  const wrapped = (text: string): readonly string[] => wrapText(safeText(text), width, paint);
  const shown = causes.slice(0, most).flatMap(({ symptom, cause, change }, place) => {
    const [first = '', ...more] = wrapped(`${place === 0 ? 'Most likely' : 'Also'}: ${cause}`);
    return [
      paint.bold(first),
      ...more.map(paint.bold),
      ...wrapped(`${unexplained.includes(symptom) ? 'Unexplained' : 'Change'}: ${change}`),
      '',
    ];
  });
  const others = causes.length - most;
  return others > 0 ? [...shown, `${others} more: --json has them.`, ''] : shown;
};
