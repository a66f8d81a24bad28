import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Milliseconds without a byte after which a server counts as hanging. */
const patience = 10_000;

export interface RawAnswer {
  readonly status: number;
  /** Status line and headers, as sent. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends bytes, one character each (Latin-1), and reads answers until the server closes.
 * @throws {Error} if the server stays silent and holds the connection open
 */
export function sendRaw(origin: string, bytes: string): Promise<readonly RawAnswer[]> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.setTimeout(patience, () => socket.destroy(new Error(`no end after ${JSON.stringify(bytes.slice(0, 200))}`)));
    socket.on('data', (text: string) => {
      received += text;
    });
    // A server may cut off a client that keeps sending; its earlier responses count.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(readAnswers(received)));
  });
}

/** No file of the tests contains the words that begin a response. */
function readAnswers(received: string): RawAnswer[] {
  return received.split(/(?=HTTP\/1\.[01] \d{3} )/).flatMap((answer) => {
    if (answer === '') return [];
    // HTTP/0.9 has no headers.
    if (!answer.startsWith('HTTP/')) return [{ status: 200, head: '', body: answer }];
    const end = answer.indexOf('\r\n\r\n');
    const status = Number(answer.slice(9, 12));
    // "100 Continue" precedes the response and is not one.
    return status === 100 ? [] : [{ status, head: answer.slice(0, end), body: answer.slice(end + 4) }];
  });
}

/** Opens a connection and waits for it; its errors are ignored. */
export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

export interface Head {
  readonly method?: string;
  readonly version?: string;
  /** Header lines instead of the usual `Host`. */
  readonly headers?: readonly string[];
  readonly body?: string;
}

/** Sends exactly these lines, and asks for the connection to be closed afterwards. */
export async function askRaw(origin: string, target: string, head: Head = {}): Promise<RawAnswer> {
  const { method = 'GET', version = 'HTTP/1.1', headers = ['Host: docs.example.com'], body = '' } = head;
  const lines = [`${method} ${target} ${version}`, ...headers, 'Connection: close', '', body];
  const [answer, ...more] = await sendRaw(origin, lines.join('\r\n'));
  if (!answer || more.length > 0) throw new Error(`${more.length + (answer ? 1 : 0)} answers to ${method} ${target}`);
  return answer;
}
