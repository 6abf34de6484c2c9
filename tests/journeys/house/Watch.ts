import { expect, type BrowserContext, type Request } from 'playwright/test';

/**
 * Listens to everything that a page complains about: reports of the content security policy and of Trusted
 * Types, uncaught errors, and console errors. A journey ends with `complaints` empty or it has failed.
 */
export class Watch {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly running = new Set<Request>();
  private lastCall = 0;

  async attach(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', (_source, report: string) => {
      this.heard.push(report);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
        const report = `policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`;
        void (window as unknown as { reportViolation: (report: string) => Promise<void> }).reportViolation(
          report,
        );
      });
    });
    const began = (request: Request): void => {
      this.running.add(request);
      this.lastCall = Date.now();
    };
    const ended = (request: Request): void => {
      this.running.delete(request);
      this.lastCall = Date.now();
    };
    context.on('request', began);
    context.on('requestfinished', ended);
    context.on('requestfailed', ended);
    context.on('weberror', (error) => {
      this.heard.push(`uncaught: ${error.error().stack || error.error().message}`);
    });
    context.on('console', (message) => {
      const policy = /Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text());
      if (message.type() !== 'error' && !policy) return;
      this.heard.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Expects a complaint: bad weather makes the browser itself report a failed request. Never for a policy. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Waits until the pages have had all their answers: one that comes after a log-out is a refusal. */
  async answered(): Promise<void> {
    await expect.poll(() => this.running.size === 0 && Date.now() - this.lastCall > 300).toBe(true);
  }

  /** Hands over what was heard and forgets it: for the journey that proves that complaints are heard. */
  take(): readonly string[] {
    return this.heard.splice(0);
  }

  get complaints(): readonly string[] {
    return this.heard.filter(
      (complaint) =>
        complaint.startsWith('policy:') || !this.allowed.some((pattern) => pattern.test(complaint)),
    );
  }
}
