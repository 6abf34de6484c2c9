import stringWidth from 'string-width';
import type { Paint } from '../src/terminal/paint.ts';

const plain = (text: string): string => text;

/** What a view is drawn with where nobody looks: no colours, and lines of any length. */
export const plainPaint: Paint = { bold: plain, dim: plain, red: plain, columns: null, widthOf: stringWidth };
