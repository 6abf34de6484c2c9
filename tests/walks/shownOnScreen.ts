import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';

/** The value that stands beside its label on a screen; the last one counts. */
export const shownBeside = (screen: string, label: string): string =>
  screen
    .split('\n')
    .filter((line) => line.startsWith(label))
    .at(-1)
    ?.slice(label.length)
    .trim() ?? '';

/** An amount as people read it: yen have two zeros there that they have nowhere else. */
export const readShown = (text: string, currency: Money['currency']): Money | null => {
  const digits = text.replaceAll(/[^\d.]/g, '');
  return readDecimal(digits, currency) ?? readDecimal(digits.replace(/\.0+$/, ''), currency);
};
