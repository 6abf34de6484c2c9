import { CommanderError, type Option } from 'commander';
import { exitCodes } from '../failures/exitCodes.ts';

/** A value given twice has no meaning that everybody would guess: which one was meant is asked, not chosen. */
export const refuseRepeatedOption = (option: Option): Option => {
  const read = option.parseArg ?? ((value: string) => value);
  return option.argParser<unknown>((value, before) => {
    if (before !== undefined)
      throw new CommanderError(
        exitCodes.usage,
        'fxg.givenTwice',
        `${option.long ?? option.flags} was given twice: ${String(before)} and ${value}\nGive it once.`,
      );
    return read(value, undefined);
  });
};
