const errorTypes: ReadonlySet<string> = new Set([
  'MissingAuthenticationTokenException',
  'UnrecognizedClientException',
  'ExpiredTokenException',
  'IncompleteSignatureException',
  'InvalidSignatureException',
]);

const sentences =
  /^(missing authentication token|the security token included in the request is (invalid|expired))/i;

/** Whether a 403 comes from the gateway, which did not take the signature, and not from the service behind it. */
export const isSignatureRefusal = (status: number, errorType: string | undefined, body: unknown): boolean => {
  if (status !== 403) return false;
  if (errorTypes.has(errorType?.split(/[:,#]/)[0] ?? '')) return true;
  if (typeof body !== 'object' || body === null) return false;
  const message: unknown = Reflect.get(body, 'message') ?? Reflect.get(body, 'Message');
  return typeof message === 'string' && sentences.test(message);
};
