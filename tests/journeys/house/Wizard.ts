import { expect, type Locator, type Page } from 'playwright/test';

/** What stands in the fields of one step, by their labels. A radio button or a box is ticked by `true`. */
export type Typed = Readonly<Record<string, string | true>>;

/** A person in front of the beneficiary wizard. */
export class Wizard {
  readonly page: Page;
  readonly goOn: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.goOn = page.getByRole('button', { name: 'Continue' });
    this.summary = page.getByRole('alert').filter({ hasText: 'correcting' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Add New Beneficiary' }).click();
    await this.expectStep('Basic Info');
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  async type(fields: Typed): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = this.field(label);
      if (value === true) await field.check();
      else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
        await field.selectOption({ label: value });
      else await field.fill(value);
    }
  }

  /** Types into a step and goes on to the one with this title. */
  async finish(fields: Typed, next: string): Promise<void> {
    await this.type(fields);
    await this.goOn.click();
    await this.expectStep(next);
  }

  async expectStep(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }

  /** From the first step to the review. */
  async fillAll([basic, address, bank, details]: readonly [Typed, Typed, Typed, Typed]): Promise<void> {
    await this.finish(basic, 'Beneficiary Address');
    await this.finish(address, 'Bank Address');
    await this.finish(bank, 'Banking Details');
    await this.finish(details, 'Review & Submit');
  }

  async submit(button: 'Add Beneficiary' | 'Save Changes' = 'Add Beneficiary'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }
}
