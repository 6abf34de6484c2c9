import { thisMachine } from './thisMachine.mjs';

/**
 * Every Chromium of a machine that starts, in the order in which they are preferred: the packaged one (Linux x64), so
 * that the product is proved in the same one everywhere, then Playwright's, then the system's. `passedOver` is told of each
 * that is there and does not start.
 */
export async function* findBrowsers(machine = thisMachine, passedOver = () => undefined) {
  const seen = new Set();
  for (const { from, locate } of places(machine)) {
    let path = from;
    try {
      path = await locate();
      const file = machine.fileAt(path);
      if (file === undefined || seen.has(file)) continue;
      seen.add(file);
      yield { executablePath: path, from, version: await machine.launch(path) };
    } catch (error) {
      passedOver(`${path} does not start: ${error.message.split('\n')[0]}`);
    }
  }
}

const places = ({ platform, unpack, playwrightPath, systemPaths }) => [
  ...(platform === 'linux x64' ? [{ from: 'packaged', locate: unpack }] : []),
  { from: 'playwright', locate: async () => playwrightPath },
  ...systemPaths.map((path) => ({ from: 'system', locate: async () => path })),
];
