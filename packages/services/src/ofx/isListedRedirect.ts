/** In the place of the port of a listed address: a listener on the customer's machine takes the one that is free (RFC 8252, 7.3). */
const anyPort = ':*/';

const onThisMachine = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=\/)/;

/** An address on this machine without its port; null for one elsewhere. */
const withoutPort = (address: string): string | null =>
  onThisMachine.test(address) ? address.replace(onThisMachine, '$1') : null;

/** Whether an address is one of a list, letter by letter, or one on this machine that is listed for any port. */
export const isListedRedirect = (list: readonly string[], address: string): boolean =>
  list.some((listed) => {
    if (listed === address) return true;
    const local = listed.includes(anyPort) ? withoutPort(listed.replace(anyPort, '/')) : null;
    return local !== null && withoutPort(address) === local;
  });
