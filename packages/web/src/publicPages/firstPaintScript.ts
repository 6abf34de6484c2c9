import { applyThemeBeforePaint, type ThemesBeforePaint } from './applyThemeBeforePaint.ts';

// Written in by the build (bundling/firstPaintScript.ts), so that the script brings no table of themes.
declare const THEME_MARKS: ThemesBeforePaint;
declare const SESSION_ORIGIN_KEY: string;

applyThemeBeforePaint(window, THEME_MARKS, SESSION_ORIGIN_KEY);
