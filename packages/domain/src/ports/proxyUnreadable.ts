/** A variable of the environment names a proxy in a way that nobody can read, so no call can be sent. */
export class ProxyUnreadable extends Error {
  override readonly name = 'ProxyUnreadable';
  /** Such as `HTTPS_PROXY`. */
  readonly variable: string;
  /** What it should be, where that is known. */
  readonly meant: string | null;

  /** `value` is what stands there, without a name or a password. */
  constructor(variable: string, value: string, meant: string | null) {
    super(`${variable} names no proxy that can be called: there stands ${value}.`);
    this.variable = variable;
    this.meant = meant;
  }
}
