import stringWidth from 'string-width';
import type { ViewStyle } from '../src/terminal/viewStyle.ts';

const plain = (text: string): string => text;

/** What a view is drawn with where nobody looks: no colours, and lines of any length. */
export const plainPaint: ViewStyle = {
  bold: plain,
  dim: plain,
  red: plain,
  columns: null,
  widthOf: stringWidth,
};
