import { ServerResponse } from 'node:http';

/**
 * Loaded before a sandbox: its clock runs ahead by the milliseconds that the parent process sends, and the date of its
 * answers with it.
 */
const { now } = Date;
let ahead = 0;

Date.now = () => now() + ahead;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [Date.now()] : given));
  }
};

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function dated(...head) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, head);
};

process.on('message', (milliseconds) => {
  ahead = milliseconds;
  process.send(milliseconds);
});
