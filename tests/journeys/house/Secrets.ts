import { expect, type BrowserContext } from 'playwright/test';
import type { JournalEntry } from './Sandbox.ts';

/** Six digits may stand inside a longer number by chance. */
const stands = (text: string, secret: string): boolean =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\da-f-])${secret}(?![\\da-f-])`).test(text)
    : text.includes(secret);

/** The passwords, codes and tokens of a journey, and every place where they could have been said aloud. */
export class Secrets {
  private readonly known = new Set<string>(['Sandbox-2026']);
  private readonly addresses: string[] = [];
  private readonly lines: string[] = [];

  attach(context: BrowserContext): void {
    context.on('request', (request) => {
      this.addresses.push(request.url());
      for (const [name, value] of Object.entries(request.headers()))
        if (name === 'x-amz-security-token') this.known.add(value);
      const sent = request.postData() ?? '';
      for (const [, token = ''] of sent.matchAll(/"(?:Access|Refresh)?Token":"([^"]{20,})"/g))
        this.known.add(token);
      for (const [token] of sent.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)) this.known.add(token);
    });
    context.on('console', (message) => this.lines.push(message.text()));
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        this.addresses.push(frame.url());
      }),
    );
  }

  learn(secret: string): string {
    this.known.add(secret);
    return secret;
  }

  /** No address, console line or journal entry holds one of them. */
  expectKept(journal: readonly JournalEntry[]): void {
    const places = {
      address: this.addresses.join('\n'),
      console: this.lines.join('\n'),
      journal: JSON.stringify(journal),
    };
    const told = Object.entries(places).flatMap(([place, text]) =>
      [...this.known].filter((secret) => stands(text, secret)).map((secret) => `${place}: ${secret}`),
    );
    expect(told, 'secrets that were said aloud').toEqual([]);
  }
}
