import { createHash } from 'node:crypto';

/** A fingerprint of a call: equal for equal bodies, whatever the order of their members. */
export const requestFingerprint = (call: string, body: unknown): string =>
  createHash('sha256')
    .update(`${call} ${inOrder(body)}`)
    .digest('hex');

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  ) ?? '';
