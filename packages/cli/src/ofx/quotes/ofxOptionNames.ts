import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import type { OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { optionFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { optionNameOf } from '../../verbs/optionFlags.ts';
import type { Options } from '../../verbs/options.ts';

/** An option by its long flags: in the words of OFX, and in those that customers of every partner can type. */
type TwoNames = { readonly own: string; readonly shared: string };

const currency: TwoNames = { own: '--buy', shared: '--settlement' };
const maxBuy: TwoNames = { own: '--max-buy', shared: '--max-settlement' };
const minSell: TwoNames = { own: '--min-sell', shared: '--min-payment' };

export const ofxOptionNames = { currency, maxBuy, minSell };

const sharedSides: Readonly<Record<OfxSide, string>> = { sell: 'payment', buy: 'settlement' };

/** All that --lock can say. */
export const lockOptionValues: readonly string[] = ['payment', 'settlement', 'buy', 'sell'];

const textOf = (options: Options, flag: string): string | null => options.text(optionNameOf({ flags: flag }));

/** Whether the call is written in the words of every partner; what it is told is in the same words. */
const isShared = (options: Options): boolean =>
  Object.values(sharedSides).includes(options.text('lock') ?? '') ||
  Object.values(ofxOptionNames).some(({ shared }) => textOf(options, shared) !== null);

/** How an option was typed, and what for; null where it was not. */
export const readTypedOption = (
  options: Options,
  { own, shared }: TwoNames,
): { readonly flag: string; readonly text: string } | null => {
  const found = [own, shared].flatMap((flag) => {
    const text = textOf(options, flag);
    return text === null ? [] : [{ flag, text }];
  });
  return found[0] ?? null;
};

/** The flag as this call would write it. */
export const formatFlagAsTyped = (options: Options, names: TwoNames): string =>
  readTypedOption(options, names)?.flag ?? (isShared(options) ? names.shared : names.own);

/** The side as this call calls it. */
export const formatSideAsTyped = (options: Options, side: OfxSide): string =>
  options.text('lock') ?? (isShared(options) ? sharedSides[side] : side);

/** The side whose amount is given (S-88): what they receive where nothing is said of it. */
export const readLockSide = (options: Options): Result<OfxSide, CommandFailure> => {
  switch (options.text('lock')) {
    case null:
    case 'sell':
    case 'payment':
      return succeeded('sell');
    case 'buy':
    case 'settlement':
      return succeeded('buy');
    default:
      return optionFailure('--lock', fieldMessages.invalid, `It is one of ${lockOptionValues.join(', ')}.`);
  }
};
