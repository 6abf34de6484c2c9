const byId = (id) => document.getElementById(id);

const call = async (path, init) => {
  const answer = await fetch(path, init);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.message);
  return body;
};

const element = (name, ...children) => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

const table = (titles, rows) => {
  const heads = titles.map((title) => {
    const head = element('th', title);
    head.scope = 'col';
    return head;
  });
  return element(
    'table',
    element('thead', element('tr', ...heads)),
    element('tbody', ...rows.map((row) => element('tr', ...row.map((cell) => element('td', cell))))),
  );
};

const shown = new Map();

/** Draws a table again only when there is something new, so that a focus inside it stays. */
const show = (id, things, titles, rowOf, nothing) => {
  const state = JSON.stringify(things);
  if (shown.get(id) === state) return;
  shown.set(id, state);
  const quiet = element('p', nothing);
  quiet.className = 'quiet';
  byId(id).replaceChildren(things.length > 0 ? table(titles, things.map(rowOf)) : quiet);
};

const copyable = (text) => {
  const button = element('button', text);
  button.type = 'button';
  button.className = 'code';
  button.setAttribute('aria-label', `Copy ${text}`);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text);
    byId('copied').textContent = `${text} is copied.`;
  });
  return button;
};

const moment = (at) => {
  const time = element('time', new Date(at).toLocaleString());
  time.dateTime = at;
  return time;
};

const refresh = async () => {
  const [mails, faults, requests] = await Promise.all([
    call('/sandbox/mail'),
    call('/sandbox/faults'),
    call('/sandbox/requests'),
  ]);
  show(
    'mails',
    mails.slice(0, 50),
    ['To', 'Code', 'Subject', 'At'],
    ({ to, subject, code, at }) => [to, copyable(code), subject, moment(at)],
    'Nothing was sent yet.',
  );
  show(
    'faults',
    faults,
    ['What goes wrong', 'Service', 'Call', 'Left'],
    ({ fault, service, operation, path, times }) => [
      fault,
      service ?? 'every',
      operation ?? path ?? 'every',
      times ?? 'until cleared',
    ],
    'No fault is switched on.',
  );
  show(
    'requests',
    requests.slice(-25).toReversed(),
    ['Service', 'Call', 'Status', 'Request id'],
    ({ service, operation, method, path, status, requestId }) => [
      service,
      operation ?? `${method} ${path}`,
      status || 'no answer',
      requestId,
    ],
    'Nobody called yet.',
  );
};

const act = async (what, done) => {
  try {
    await what();
    byId('message').textContent = done;
  } catch (error) {
    byId('message').textContent = error.message;
  }
  await refresh();
};

const numbers = new Set(['status', 'delayMs', 'times']);

byId('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const filled = [...new FormData(event.target)].filter(([, value]) => value !== '');
  const fault = Object.fromEntries(
    filled.map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]),
  );
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([fault]),
  };
  void act(() => call('/sandbox/faults', init), 'Switched on.');
});

byId('clear-faults').addEventListener('click', () => {
  void act(() => call('/sandbox/faults', { method: 'DELETE' }), 'No fault is switched on.');
});

byId('reset').addEventListener('click', () => {
  void act(() => call('/sandbox/reset', { method: 'POST' }), 'Everything is as it was seeded.');
});

void refresh();
setInterval(() => {
  if (!document.hidden) void refresh();
}, 5_000);
