import { median } from '../median.mjs';

const latencies = [0, 300, 600];

const underLatency = async (page, latency, arrive) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', conditions);
  const time = await arrive(page);
  await network.detach();
  return time;
};

/**
 * How many trips one after another a page makes until it arrives: how many milliseconds later it does for each that a
 * request takes longer, by the medians of runs that alternate. `spread` is the same of the fastest and slowest halves.
 */
export async function tripsUntil(page, arrive, runs) {
  const times = latencies.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [place, latency] of latencies.entries())
      times[place].push(await underLatency(page, latency, arrive));
  const slopes = times[0].map((_, run) => slopeOf(times.map((found) => found[run])));
  const sorted = slopes.toSorted((left, right) => left - right);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)];
  return { value: slopeOf(times.map(median)), spread: [at(0.25), at(0.75)] };
}

/** The slope of the line that is nearest to a time for each latency. */
const slopeOf = (times) => {
  const meanX = latencies.reduce((sum, x) => sum + x, 0) / latencies.length;
  const meanY = times.reduce((sum, y) => sum + y, 0) / latencies.length;
  const rise = latencies.reduce((sum, x, place) => sum + (x - meanX) * (times[place] - meanY), 0);
  return rise / latencies.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
};
