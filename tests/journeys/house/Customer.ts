import { expect, type Locator, type Page } from 'playwright/test';

const password = 'Sandbox-2026';

/** Payees of corpay@sandbox.test as the list offers them. */
export const payees = {
  euro: 'Thalassa Olive Cooperative · EUR',
  pound: 'Imogen Hartwell · GBP',
  yen: 'Kitanami Precision Works · JPY',
} as const;

/** A person in front of the page: what they see and do, found by role and label as they would find it. */
export class Customer {
  readonly page: Page;
  readonly beneficiary: Locator;
  readonly youSend: Locator;
  readonly theyReceive: Locator;
  readonly countdown: Locator;
  readonly bookDealButton: Locator;
  readonly submitButton: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.beneficiary = page.getByRole('combobox', { name: 'To', exact: true });
    this.youSend = page.getByRole('textbox', { name: 'You send' });
    this.theyReceive = page.getByRole('textbox', { name: 'They receive' });
    this.countdown = page.getByRole('timer');
    this.bookDealButton = page.getByRole('button', { name: 'Book Deal' });
    this.submitButton = page.getByRole('button', { name: 'Submit' });
    this.failure = page.getByRole('alert');
  }

  async signIn(email = 'corpay@sandbox.test'): Promise<void> {
    await this.page.goto('/login');
    await this.fillSignIn(email);
    await expect(this.page.getByText('Logged in as')).toBeVisible();
  }

  /** Signs in, and is back at Book A Deal with the numbers of the orders so far, newest first. */
  async signInKnowingOrders(): Promise<readonly string[]> {
    await this.signIn();
    const numbers = await this.orderNumbers();
    await this.goTo('Book A Deal');
    return numbers;
  }

  async fillSignIn(email = 'corpay@sandbox.test', typed = password): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(typed);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await expect(this.page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  }

  async payTo(payee: string): Promise<void> {
    await this.beneficiary.fill(payee);
    await this.page.getByRole('option', { name: payee, exact: true }).click();
  }

  /** A quote on screen that could be booked now. */
  async quoteFor(payee: string, theyReceive: string): Promise<void> {
    await this.payTo(payee);
    await this.theyReceive.fill(theyReceive);
    await expect(this.bookDealButton).toBeEnabled();
  }

  /** Presses Book Deal and reads the number of the deal in the instruct step. */
  async bookDeal(): Promise<string> {
    await this.bookDealButton.click();
    return this.readNumberOfDeal();
  }

  async readNumberOfDeal(): Promise<string> {
    const title = this.page.getByText(/^Deal \d+ is booked$/);
    await expect(title).toBeVisible();
    return /\d+/.exec(await title.innerText())?.[0] ?? '';
  }

  async instruct(reference = 'Invoice 7'): Promise<void> {
    await this.page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
    await this.page.getByLabel('Payment Reference').fill(reference);
    await this.submitButton.click();
  }

  async goTo(tab: 'Book A Deal' | 'Past Orders' | 'Beneficiaries'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'FX Gateway' }).getByRole('link', { name: tab }).click();
  }

  /** The numbers under Past Orders, newest first. */
  async orderNumbers(): Promise<readonly string[]> {
    await this.page.goto('/secure/fxgateway/orders');
    const rows = this.page.getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    return rows.allInnerTexts();
  }
}
