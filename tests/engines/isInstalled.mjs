import { findEngines, thisMachine } from './findEngines.mjs';

/** Ends with 0 where an engine is installed besides Chromium, in which everything is proved anyway; with 3 where none is. */
const engines = await findEngines({ ...thisMachine, chromium: async () => undefined });
process.exitCode = engines.some((engine) => 'files' in engine) ? 0 : 3;
