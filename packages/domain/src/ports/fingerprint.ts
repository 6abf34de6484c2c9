/**
 * A short text that stands for a secret one: the same under one key, and nothing can be read out of it without the key.
 * It rejects where the device cannot make one, as a browser outside https.
 */
export type ComputeFingerprint = (key: string, text: string) => Promise<string>;
