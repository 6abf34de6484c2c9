import type { TerminalStyle, ViewStyle } from './viewStyle.ts';

/** Latin letters, dashes, dots, signs of currencies and arrows: each takes one cell. */
const latin = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u20a0-\u20bf\u2190-\u2193]*$/;

/**
 * What a view draws. The library that knows how many cells a letter of any script takes is slow to load, so it comes only
 * where a view has measured something else than Latin, and everything is drawn again with it.
 */
export const drawView = async (view: (paint: ViewStyle) => string, looks: TerminalStyle): Promise<string> => {
  let isLatin = true;
  const text = view({
    ...looks,
    widthOf: (measured) => {
      isLatin &&= latin.test(measured);
      return measured.length;
    },
  });
  if (isLatin) return text;
  const { default: widthOf } = await import('string-width');
  return view({ ...looks, widthOf });
};
