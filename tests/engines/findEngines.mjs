import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserOfRun } from '../browser/browserOfRun.mjs';
import { systemPaths } from '../browser/findBrowser.mjs';

/** Where this machine may keep an engine; a test hands in another machine. */
export const thisMachine = {
  exists: existsSync,
  foldersIn: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  chromium: async () => (await browserOfRun()).executablePath,
};

/** The machine's own Chromium is newer than the packaged one, in which the journeys run; a named one goes before both. */
const newestChromium = async ({ exists, chromium }) =>
  (process.env.BROWSER_PATH ? undefined : systemPaths.find(exists)) ?? (await chromium());

/** The engines that the product is proved in, and the Debian package that brings each. */
const engines = [
  {
    name: 'chromium',
    debian: 'chromium',
    locate: async (machine) => ({ browser: await newestChromium(machine) }),
  },
  {
    name: 'firefox',
    debian: 'firefox-esr',
    locate: async ({ exists }) => ({
      browser: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ].find(exists),
    }),
  },
  {
    name: 'webkit',
    debian: 'webkit2gtk-driver',
    locate: async ({ exists, foldersIn }) => ({
      driver: ['/usr/bin/WebKitWebDriver'].find(exists),
      browser: foldersIn('/usr/lib')
        .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
        .find(exists),
    }),
  },
];

export const engineNames = engines.map(({ name }) => name);

/**
 * Each engine as `{ name, files }` where it is there, and as `{ name, missing }` with a sentence where it is not. What is
 * there need not start; `isThere` where that is known already.
 */
export async function findEngines(machine = thisMachine) {
  return Promise.all(
    engines.map(async ({ name, debian, locate }) => {
      const install = `In Debian the package ${debian} brings it.`;
      try {
        const files = await locate(machine);
        const isThere = Object.values(files).every((file) => file !== undefined);
        return isThere ? { name, files } : { name, missing: `${name} was not found. ${install}` };
      } catch (error) {
        return /does not start/.test(error.message)
          ? { name, missing: `${name} does not start: ${error.message}`, isThere: true }
          : { name, missing: `${name} was not found: ${error.message} ${install}` };
      }
    }),
  );
}
