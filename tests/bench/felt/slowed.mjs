import { fileURLToPath } from 'node:url';

const feltInPage = fileURLToPath(new URL('feltInPage.js', import.meta.url));

/** How many times slower than a desk's the processor of a phone is. */
const slower = 6;

/** A phone's way to a server: 400 ms for each trip, 1.6 Mbit a second. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

/** Has every page of a context say what is felt in it. */
export const watchFelt = (context) => context.addInitScript({ path: feltInPage });

/** Makes the processor of a page six times slower. */
export async function slowProcessor(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Makes a page that of a slow phone: its processor and its network. */
export async function slowPhone(page) {
  await slowProcessor(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slowNetwork);
}
