import { createServer } from 'node:http';

const lines = Array.from({ length: 5_000 }, (_, index) => `Supplier ${index} of the list`);

/** Fifty lines of 5,000 that fit what is typed, and a section that a press brings: no library, no style. */
const document = `<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title>
<input autofocus><button>Open</button><main></main><table></table>
<script>
  const lines = ${JSON.stringify(lines)};
  const [input, button, main, table] = ['input', 'button', 'main', 'table'].map((name) => document.querySelector(name));
  const rows = (texts) => texts.map((text) => '<tr><th>' + text + '</th><td>USD</td></tr>').join('');
  table.innerHTML = rows(lines.slice(0, 50));
  input.oninput = () => (table.innerHTML = rows(lines.filter((each) => each.includes(input.value)).slice(0, 50)));
  button.onclick = () => (main.innerHTML = main.innerHTML ? '' : '<section id="open"><h2>Open</h2><table>' + rows(lines.slice(0, 12)) + '</table></section>');
</script>`;

/** A server of the page against which keys and presses are held. Resolves with its address and `close`. */
export async function plainPage() {
  const server = createServer((request, answer) => {
    request.resume();
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(document);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
