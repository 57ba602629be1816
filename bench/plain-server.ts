import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The yardstick: a node:http server that sends the bytes of one file, and does nothing else.
const [, , file = '', port = '0'] = process.argv;
const body = readFileSync(file);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };

createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(body));
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
