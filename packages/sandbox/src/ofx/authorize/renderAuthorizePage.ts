const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="authorize.css">
  </head>
  <body>
    <main>
      <p class="ribbon">Sandbox: no real money moves</p>
      <h1>${title}</h1>
${content}
    </main>
  </body>
</html>
`;

/** Asks the customer to sign in at the partner and to allow payments, or to refuse (OFX-AUTH-7). */
export const renderAuthorizePage = (
  told: { readonly message?: string; readonly email?: string } = {},
): string =>
  page(
    'Authorize FX Gateway',
    `      <p>FX Gateway asks to see your beneficiaries and deals at OFX, and to book deals for you.</p>
      <form method="post">
${told.message === undefined ? '' : `        <p class="wrong" role="alert">${escaped(told.message)}</p>\n`}        <label>Email<input name="email" type="email" autocomplete="username" required value="${escaped(told.email ?? '')}"></label>
        <label>Password<input name="password" type="password" autocomplete="current-password" required></label>
        <p class="buttons">
          <button name="decision" value="allow">Allow</button>
          <button name="decision" value="refuse" formnovalidate>Refuse</button>
        </p>
      </form>`,
  );

/** Says why nothing can be authorized here: there is no address to go back to. */
export const renderUnusablePage = (message: string): string =>
  page('This cannot be authorized', `      <p role="alert">${escaped(message)}</p>`);
