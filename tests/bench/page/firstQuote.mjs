const payee = 'Thalassa Olive Cooperative · EUR';

/**
 * Loads Book A Deal and asks for a quote as soon as the page lets one; resolves with the milliseconds from the end of the
 * document to the frame in which it can be booked.
 */
export async function firstQuote(page) {
  await page.goto('/secure/fxgateway/dashboard', { waitUntil: 'commit' });
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.waitFor();
  await to.fill(payee);
  const option = page.getByRole('option', { name: payee, exact: true });
  await option.waitFor();
  await option.click();
  await page.getByRole('textbox', { name: 'They receive' }).fill('1000');
  const book = page.getByRole('button', { name: 'Book Deal' });
  await book.waitFor();
  return book.evaluate(
    (button) =>
      new Promise((resolve) => {
        const [document] = performance.getEntriesByType('navigation');
        const look = () => {
          if (button.disabled || button.ariaDisabled === 'true') requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - document.responseEnd));
        };
        look();
      }),
  );
}
