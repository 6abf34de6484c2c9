import type { FastifyInstance } from 'fastify';
import { seededPassword, seededUsers } from '../../../users/seededUsers.ts';
import script from './sandbox.js?raw';
import styles from './sandbox.css?raw';

/** The page for users: who is there, what was sent, and the switches. Its code and style are files of their own. */
export const sandboxPage = (app: FastifyInstance, faultKinds: Readonly<Record<string, string>>): void => {
  const page = pageWith(faultKinds);
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/sandbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
};

const pageWith = (faultKinds: Readonly<Record<string, string>>) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sandbox/sandbox.css">
    <script type="module" src="/sandbox/sandbox.js"></script>
  </head>
  <body>
    <header>
      <p class="ribbon">Sandbox: no real money moves</p>
      <h1>The other side of the wire</h1>
      <p class="lead">Identity, accounts and partners of this machine. <a href="/login">Open the application</a></p>
    </header>
    <main>
      <section aria-labelledby="accounts">
        <h2 id="accounts">Accounts</h2>
        <p>Every account has the password <code>${seededPassword}</code>. Whoever registers is there too, until everything goes back to the seeded stories.</p>
        <dl>${seededUsers
          .map(({ email, story }) => `<div><dt><code>${email}</code></dt><dd>${story}</dd></div>`)
          .join('')}</dl>
      </section>
      <section aria-labelledby="inbox">
        <h2 id="inbox">Inbox</h2>
        <p>E-mails stay on this machine. A code is copied with a click.</p>
        <div id="mails" class="scroll" tabindex="0" role="region" aria-labelledby="inbox"><p class="quiet">Looking …</p></div>
        <p id="copied" class="quiet" role="status"></p>
      </section>
      <section aria-labelledby="switches">
        <h2 id="switches">Switches</h2>
        <form id="fault-form">
          <label>What goes wrong<select name="fault">${Object.entries(faultKinds)
            .map(([kind, story]) => `<option value="${kind}">${kind}: ${story}</option>`)
            .join('')}</select></label>
          <label>Service<input name="service" placeholder="every service" autocomplete="off"></label>
          <label>Operation<input name="operation" placeholder="every operation" autocomplete="off"></label>
          <label>Path begins with<input name="path" placeholder="every path" autocomplete="off"></label>
          <label>Status<input name="status" type="number" min="200" max="599" placeholder="500"></label>
          <label>Delay in ms<input name="delayMs" type="number" min="0" placeholder="1000"></label>
          <label>How often<input name="times" type="number" min="1" placeholder="until cleared"></label>
          <button>Switch on</button>
        </form>
        <div id="faults" class="scroll" tabindex="0" role="region" aria-label="Faults that are switched on"></div>
        <p class="buttons">
          <button id="clear-faults" type="button">Clear all faults</button>
          <button id="reset" type="button" class="danger">Back to the seeded stories</button>
        </p>
        <p id="message" role="status"></p>
      </section>
      <section aria-labelledby="requests-title">
        <h2 id="requests-title">Latest requests</h2>
        <div id="requests" class="scroll" tabindex="0" role="region" aria-labelledby="requests-title"><p class="quiet">Looking …</p></div>
      </section>
    </main>
  </body>
</html>
`;
