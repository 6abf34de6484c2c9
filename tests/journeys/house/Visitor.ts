import { expect, type Locator, type Page } from 'playwright/test';
import type { Sandbox } from './Sandbox.ts';
import type { Secrets } from './Secrets.ts';

const seededPassword = 'Sandbox-2026';

/** Somebody on the way in: registers, confirms, recovers and signs in, and reads their e-mails. */
export class Visitor {
  readonly page: Page;
  private readonly sandbox: Sandbox;
  private readonly secrets: Secrets;

  constructor(page: Page, sandbox: Sandbox, secrets: Secrets) {
    this.page = page;
    this.sandbox = sandbox;
    this.secrets = secrets;
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Fills the fields by their labels, then presses the button. */
  async send(fields: Readonly<Record<string, string>>, button: string): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      if (/password|code/i.test(label) && text.length > 5) this.secrets.learn(text);
      await this.field(label).fill(text);
    }
    await this.button(button).click();
  }

  async signIn(email: string, password = seededPassword): Promise<void> {
    await this.send({ Email: email, Password: password }, 'Sign In');
  }

  /** Opens the sign-in page and sends it, whatever comes of it. */
  async knock(email: string, password = seededPassword): Promise<void> {
    await this.page.goto('/login');
    await this.signIn(email, password);
  }

  /** From the sign-in page to the signed-in area. */
  async enter(email: string, password = seededPassword): Promise<void> {
    await this.knock(email, password);
    await expect(this.page.getByText('Logged in as').first()).toBeVisible();
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  /** The words of a refusal under the form. */
  async expectRefusal(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  /** The summary names exactly these problems, has the focus, and each stands at its field too. */
  async expectProblems(problems: Readonly<Record<string, string>>): Promise<void> {
    const summary = this.page.getByRole('alert').filter({ hasText: 'correcting' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(
      Object.entries(problems).map(([label, message]) => `${label}: ${message}`),
    );
    for (const message of new Set(Object.values(problems)))
      await expect(this.page.getByText(message, { exact: true }).first()).toBeVisible();
  }

  /** The codes that were e-mailed, newest first. */
  async codes(email: string): Promise<readonly string[]> {
    const answer = await fetch(`${this.sandbox.url}/sandbox/mail?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as readonly { readonly code: string }[];
    return mails.map(({ code }) => this.secrets.learn(code));
  }

  /** The newest code in the inbox, once there is one. */
  async code(email: string): Promise<string> {
    let newest = '';
    await expect
      .poll(async () => {
        [newest = ''] = await this.codes(email);
        return newest;
      })
      .not.toBe('');
    return newest;
  }

  /** Six digits that are not the code. */
  static otherThan(code: string): string {
    return code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  }
}
