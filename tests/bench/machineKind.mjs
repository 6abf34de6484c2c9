import { cpus } from 'node:os';

const systems = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };

/** What kind of machine this is, without anything by which this one could be told from others. */
export const machineKind = () =>
  `${cpus().length} cores, ${systems[process.platform] ?? process.platform} ${process.arch}, Node ${process.versions.node.split('.')[0]}`;
