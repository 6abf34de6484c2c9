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
    element(
      'tbody',
      ...rows.map((row) => element('tr', ...row.map((cell) => element('td', String(cell ?? ''))))),
    ),
  );
};

const show = (id, titles, rows, nothing) => {
  const quiet = element('p', nothing);
  quiet.className = 'quiet';
  byId(id).replaceChildren(rows.length > 0 ? table(titles, rows) : quiet);
};

const refresh = async () => {
  const [mails, faults, requests] = await Promise.all([
    call('/sandbox/mail'),
    call('/sandbox/faults'),
    call('/sandbox/requests'),
  ]);
  show(
    'mails',
    ['To', 'Subject', 'Code', 'At'],
    mails.map(({ to, subject, code, at }) => [to, subject, code, at]),
    'Nothing was sent yet.',
  );
  show(
    'faults',
    ['What goes wrong', 'Service', 'Path', 'Left'],
    faults.map(({ fault, service, path, times }) => [
      fault,
      service ?? 'every',
      path ?? 'every',
      times ?? 'until cleared',
    ]),
    'No fault is switched on.',
  );
  show(
    'requests',
    ['Service', 'Call', 'Status', 'Request id'],
    requests
      .slice(-25)
      .toReversed()
      .map(({ service, operation, method, path, status, requestId }) => [
        service,
        operation ?? `${method} ${path}`,
        status || 'no answer',
        requestId,
      ]),
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
  act(() => call('/sandbox/faults', init), 'Switched on.');
});

byId('clear-faults').addEventListener('click', () => {
  act(() => call('/sandbox/faults', { method: 'DELETE' }), 'No fault is switched on.');
});

byId('reset').addEventListener('click', () => {
  act(() => call('/sandbox/reset', { method: 'POST' }), 'Everything is as it was seeded.');
});

refresh();
setInterval(() => document.hidden || refresh(), 5_000);
