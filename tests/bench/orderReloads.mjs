import { chromium } from 'playwright';
import { browserOfRun } from '../browser/browserOfRun.mjs';
import { median } from './median.mjs';
import { firstOrder, signedInPage } from './signedInPage.mjs';

/** Makes every list of thousands cost the page 20 microseconds an entry, as a search through it for each entry would. */
const plantSlowList = () => {
  const { parse } = JSON;
  JSON.parse = (text, ...rest) => {
    const value = parse(text, ...rest);
    const until = performance.now() + (Array.isArray(value) ? value.length : 0) / 50;
    while (performance.now() < until);
    return value;
  };
};

const ratioOf = async (many, few, runs) => {
  const times = { many: [], few: [] };
  for (let run = 0; run < runs; run += 1) {
    times.many.push(await firstOrder(many));
    times.few.push(await firstOrder(few));
  }
  return median(times.many) / median(times.few);
};

/**
 * How much longer the first of 10,000 orders takes than the first of six, from a warm reload to its paint, as the
 * ratio of interleaved medians; `planted` is the same ratio where the page is slowed down by every entry of the list.
 */
export async function orderReloads(url, runs) {
  const { executablePath } = await browserOfRun();
  const browser = await chromium.launch({ executablePath });
  try {
    const many = await signedInPage(browser, url, 'busy@sandbox.test');
    const few = await signedInPage(browser, url, 'corpay@sandbox.test');
    const ratio = await ratioOf(many, few, runs);
    await many.addInitScript(plantSlowList);
    await few.addInitScript(plantSlowList);
    return { ratio, planted: await ratioOf(many, few, Math.ceil(runs / 3)) };
  } finally {
    await browser.close();
  }
}

const latencies = [0, 300, 600];

const underLatency = async (page, latency) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', conditions);
  const time = await firstOrder(page);
  await network.detach();
  return time;
};

/** How many milliseconds the first order comes later for each that a request takes longer. */
const slopeOf = async (page, runs) => {
  const times = latencies.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [place, latency] of latencies.entries()) times[place].push(await underLatency(page, latency));
  const medians = times.map(median);
  const meanX = latencies.reduce((sum, x) => sum + x, 0) / latencies.length;
  const meanY = medians.reduce((sum, y) => sum + y, 0) / latencies.length;
  const rise = latencies.reduce((sum, x, place) => sum + (x - meanX) * (medians[place] - meanY), 0);
  return rise / latencies.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
};

/**
 * How many trips one after another a reload makes from its document to the first order; `planted` is the same where
 * the account is asked for before the token, so that a call in sequence is seen.
 */
export async function tripsToFirstOrder(url, runs) {
  const { executablePath } = await browserOfRun();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await signedInPage(browser, url, 'corpay@sandbox.test');
    const trips = await slopeOf(page, runs);
    await page.addInitScript(plantSequence);
    return { trips, planted: await slopeOf(page, runs) };
  } finally {
    await browser.close();
  }
}

/** Lets every call for the token wait until the account has answered. */
const plantSequence = () => {
  const { fetch } = globalThis;
  const account = Promise.withResolvers();
  globalThis.fetch = async (request, ...rest) => {
    const { pathname } = new URL(request.url ?? request, globalThis.location.href);
    if (pathname.endsWith('/token')) await account.promise;
    const answer = fetch(request, ...rest);
    if (pathname.endsWith('/account')) answer.then(account.resolve, account.resolve);
    return answer;
  };
};
