import { applyBeforePaint, type ThemeMarks } from './applyBeforePaint.ts';

// Written in by the build (bundling/firstPaintScript.ts), so that the script brings no table of themes.
declare const THEME_MARKS: ThemeMarks;
declare const SESSION_ORIGIN_KEY: string;

applyBeforePaint(window, THEME_MARKS, SESSION_ORIGIN_KEY);
