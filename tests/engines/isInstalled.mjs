import { findEngines } from './findEngines.mjs';

/** Ends with 0 where an engine is installed besides Chromium, in which everything is proved anyway; with 3 where none is. */
const engines = await findEngines();
process.exitCode = engines.some((engine) => engine.name !== 'chromium' && 'files' in engine) ? 0 : 3;
