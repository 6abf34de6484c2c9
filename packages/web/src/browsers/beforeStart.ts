import { showLostScriptMessage } from './showLostScriptMessage.ts';
import { showOldBrowserMessage } from './showOldBrowserMessage.ts';

// Written in by the build from the browserslist of package.json.
declare const SUPPORTED_BROWSERS: string;

showLostScriptMessage(window);
showOldBrowserMessage(window, SUPPORTED_BROWSERS);
