import type { OptionSpec } from './verb.ts';

/** The long name of an option with its dashes: `--max-settlement`. */
export const longFlagOf = ({ flags }: Pick<OptionSpec, 'flags'>): string =>
  /--[a-z-]+/.exec(flags)?.[0] ?? '';

/** The name under which its value is read: `maxSettlement`. */
export const optionNameOf = (option: Pick<OptionSpec, 'flags'>): string =>
  longFlagOf(option)
    .slice(2)
    .replaceAll(/-(?<letter>[a-z])/g, (_dash, letter: string) => letter.toUpperCase());
