import type { ReachResult, Unreached } from '../probes/reached.ts';

/** What was heard, or why nothing was: by what is wrong at this machine, where that explains it. */
export type ExplainByThisMachine = (reached: ReachResult) => ReachResult;

const isNotReached = (reached: ReachResult): reached is Unreached =>
  reached.kind === 'no-such-host' || reached.kind === 'nothing-listens' || reached.kind === 'silent';

/** More names than these say nothing more. */
const mostNames = 3;

const listed = (hosts: readonly string[]): string => {
  const more = hosts.length - mostNames;
  return `${hosts.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/**
 * By `all` that was tried: where nothing is reached that a proxy which is not read would lead to, or where no name server
 * knows any of several addresses, this machine is why, and not each of the addresses.
 */
export const explainByThisMachine = (all: readonly ReachResult[]): ExplainByThisMachine => {
  const led = all.filter(({ unreadProxy }) => unreadProxy !== undefined);
  const isProxyMissed = led.length > 0 && led.every(isNotReached);
  const unknown = all.filter(isNotReached).filter(({ kind }) => kind === 'no-such-host');
  const areAllUnknown = all.length > 1 && unknown.length === all.length;
  const hosts = listed([...new Set(unknown.map(({ seen }) => seen))]);
  return (reached) => {
    if (!isNotReached(reached)) return reached;
    if (isProxyMissed && reached.unreadProxy !== undefined)
      return { kind: 'proxy-unread', seen: reached.unreadProxy, setting: 'HTTPS_PROXY, HTTP_PROXY' };
    return areAllUnknown && reached.kind === 'no-such-host'
      ? { kind: 'no-host-found', seen: hosts, setting: 'the name server of this machine' }
      : reached;
  };
};
