import { BlockList, isIP } from 'node:net';
import { bareHost } from './bareHost.ts';

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const family = isIP(address);
  return family === 0 ? null : family === 4 ? 'ipv4' : 'ipv6';
};

/** Whether an address lies in a range such as `192.0.2.0/24`; null where that cannot be told of a name. */
const isInRange = (range: string, host: string): boolean | null => {
  const [first = '', bits = ''] = range.split('/');
  const [family, asked] = [familyOf(first), familyOf(host)];
  const length = /^\d+$/.test(bits) ? Number(bits) : -1;
  if (family === null || length < 0 || length > (family === 'ipv4' ? 32 : 128)) return null;
  if (asked === null) return null;
  const block = new BlockList();
  block.addSubnet(first, length, family);
  return block.check(host, asked);
};

const fitsPattern = (pattern: string, host: string): boolean => {
  const pieces = pattern.split('*').map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`, 'i').test(host);
};

/** Entries of other programs: ranges, and stars elsewhere than before the end of a name. */
const isRange = (entry: string): boolean => entry.includes('/');
const isPattern = (entry: string): boolean => entry.lastIndexOf('*') > 0;

/**
 * The entry of `NO_PROXY` that is not understood here and was meant for a host, so that it is called through the proxy all
 * the same. Where no entry is sure to be meant for it, the first that may be with `isSure` false; null where none may.
 */
export const findUnreadNoProxyEntry = (
  entries: readonly string[],
  hostname: string,
): { readonly entry: string; readonly isSure: boolean } | null => {
  const host = bareHost({ hostname });
  const unread = entries
    .filter((entry) => isRange(entry) || isPattern(entry))
    .map((entry) => ({ entry, isMeant: isRange(entry) ? isInRange(entry, host) : fitsPattern(entry, host) }));
  const sure = unread.find(({ isMeant }) => isMeant === true);
  const found = sure ?? unread.find(({ isMeant }) => isMeant === null);
  return found === undefined ? null : { entry: found.entry, isSure: found === sure };
};
