import { tellLostScript } from './tellLostScript.ts';
import { tellOlderBrowser } from './tellOlderBrowser.ts';

// Written in by the build from the browserslist of package.json.
declare const SUPPORTED_BROWSERS: string;

tellLostScript(window);
tellOlderBrowser(window, SUPPORTED_BROWSERS);
