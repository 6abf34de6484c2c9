/**
 * The milliseconds of the processor that the best of some runs takes: what else the machine does at the time is no reason
 * to fail, and neither is what the first runs have to compile.
 */
export const processorMs = (run: () => void, runs = 9): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
