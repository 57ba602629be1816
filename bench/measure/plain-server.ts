import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The process of start-plain-server.ts: a node:http server that sends the response in a file to every request.
const [, , file = '', port = '0'] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: [string, string][]; body: string };
const bytes = Buffer.from(body, 'base64');
const rawHeaders = headers.flat();

createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, rawHeaders).end(bytes));
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
