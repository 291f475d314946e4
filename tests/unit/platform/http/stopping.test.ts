import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';

let platform: TestPlatform;
let port: number;
beforeEach(async () => {
  platform = await createTestPlatform();
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const BODY = JSON.stringify({ ...COMMON, v: '' });
const HEAD = [
  `POST ${API_PREFIX}/getCustomerServices HTTP/1.1`,
  'host: localhost',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
].join('\r\n');
const REQUEST = `${HEAD}\r\n\r\n${BODY}`;

interface Line {
  readonly socket: Socket;
  /** Resolves with all that has come when it matches. */
  hears(pattern: RegExp): Promise<string>;
  isClosed(): Promise<unknown>;
}

function call(): Line {
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString()));
  const hears = async (pattern: RegExp) => {
    while (!pattern.test(heard)) await once(socket, 'data');
    return heard;
  };
  return { socket, hears, isClosed: () => closed };
}

const ANSWER = /"traceId":"\w+"\}$/;
const envelopeIn = (heard: string) => JSON.parse(heard.split('\r\n\r\n').at(-1) ?? '') as Envelope;

/** A request whose body is still on its way; the platform has taken it when it says that it may go on. */
async function begun(): Promise<Line> {
  const line = call();
  line.socket.write(`${HEAD}\r\nexpect: 100-continue\r\n\r\n`);
  await line.hears(/^HTTP\/1\.1 100 Continue/);
  return line;
}

async function idle(): Promise<Line> {
  const line = call();
  line.socket.write(REQUEST);
  await line.hears(ANSWER);
  return line;
}

describe('a platform that stops', () => {
  it('closes idle sockets, refuses what is new, and finishes what was begun', async () => {
    const [resting, working] = [await idle(), await begun()];
    let isStopped = false;
    const stopped = platform.stop(60_000).then(() => (isStopped = true));
    await resting.isClosed();
    const late = call();
    late.socket.write(REQUEST);
    const refusal = await late.hears(ANSWER);
    await late.isClosed();
    expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
    expect(refusal.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(refusal.toLowerCase()).toContain('\r\nretry-after: 2\r\n');
    expect(envelopeIn(refusal)).toMatchObject({ errcode: 503, code: 503, data: { retryAfter: 2 } });
    expect(isStopped).toBe(false);
    working.socket.write(BODY);
    const answer = await working.hears(ANSWER);
    await working.isClosed();
    expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 200 /);
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(envelopeIn(answer)).toMatchObject({ errcode: 0 });
    await stopped;
  });

  it('begins no further request on a socket that it finishes with', async () => {
    const working = await begun();
    const stopped = platform.stop(60_000);
    working.socket.write(BODY + REQUEST);
    const heard = await working.hears(ANSWER);
    await working.isClosed();
    expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(1);
    await stopped;
  });

  it('cuts what is not answered in time', async () => {
    const working = await begun();
    await platform.stop(20);
    await working.isClosed();
  });
});
