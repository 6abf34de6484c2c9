/** Adds 5,000 accounts, made of the first one, to the list that an administrator reads. */
export const manyAccounts = (context) =>
  context.route(/\/admin\/get-accounts/, async (route) => {
    const answer = await route.fetch();
    const { accounts } = await answer.json();
    const more = Array.from({ length: 5_000 }, (_, number) => ({
      ...accounts[0],
      accountId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      email: `clerk-${number}@company-${number % 700}.example`,
    }));
    return route.fulfill({ response: answer, json: { accounts: [...accounts, ...more] } });
  });
