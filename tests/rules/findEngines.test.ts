import { describe, expect, it } from 'vitest';
import { findEngines, type Machine } from '../engines/findEngines.mjs';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const machine = (
  files: readonly string[],
  chromium = () => Promise.resolve('/unpacked/chromium'),
): Machine => ({
  exists: (path) => files.includes(path),
  foldersIn: () => ['systemd', 'x86_64-linux-gnu'],
  chromium,
});
const sentences = async (asked: Machine) =>
  (await findEngines(asked)).flatMap((engine) => ('missing' in engine ? [engine.missing] : []));

describe('which engines the product is proved in', () => {
  it('are Chromium, Firefox and WebKit with its driver, where they are installed', async () => {
    const files = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', miniBrowser];
    expect(await findEngines(machine(files))).toEqual([
      { name: 'chromium', files: { browser: '/unpacked/chromium' } },
      { name: 'firefox', files: { browser: '/usr/bin/firefox-esr' } },
      { name: 'webkit', files: { driver: '/usr/bin/WebKitWebDriver', browser: miniBrowser } },
    ]);
  });

  it('are named with the Debian package that brings them where they are not', async () => {
    const none = machine([], () => Promise.reject(new Error('No Chromium found.')));
    expect(await sentences(none)).toEqual([
      'chromium was not found: No Chromium found. In Debian the package chromium brings it.',
      'firefox was not found. In Debian the package firefox-esr brings it.',
      'webkit was not found. In Debian the package webkit2gtk-driver brings it.',
    ]);
  });

  it('count as there where they do not start', async () => {
    const broken = machine([], () =>
      Promise.reject(new Error('/unpacked/chromium does not start: no libnss3.so')),
    );
    expect((await findEngines(broken))[0]).toEqual({
      name: 'chromium',
      missing: 'chromium does not start: /unpacked/chromium does not start: no libnss3.so',
      isThere: true,
    });
  });

  it('are not WebKit where only one half of it is there', async () => {
    for (const half of ['/usr/bin/WebKitWebDriver', miniBrowser])
      expect(await sentences(machine([half]))).toContain(
        'webkit was not found. In Debian the package webkit2gtk-driver brings it.',
      );
  });
});
