import type { ComputeFingerprint } from '@fx-gateway/domain/ports/fingerprint.ts';

const bytes = (of: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(of);

/** HMAC-SHA-256, base64url without padding. Browsers offer it at secure addresses and on this machine. */
export const computeFingerprint: ComputeFingerprint = async (key, text) => {
  const hmac = await crypto.subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signed = await crypto.subtle.sign('HMAC', hmac, bytes(text));
  return btoa(String.fromCharCode(...new Uint8Array(signed)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
