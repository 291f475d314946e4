import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
let port: number;
beforeAll(async () => {
  platform = await createTestPlatform();
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => platform.close());

/** Bytes that no client library would send. */
async function say(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}

describe('bytes that are not a valid request', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['a header without a name', 'POST /app/v1/refreshData HTTP/1.1\r\n: x\r\n\r\n', 400],
    [
      'a size that is not a number',
      'POST /app/v1/refreshData HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n',
      400,
    ],
    [
      'two sizes',
      'POST /app/v1/refreshData HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['excessive headers', `POST / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const)('get an envelope: %s', async (...[, bytes, status]) => {
    const { head, body } = await say(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/json');
    expect(JSON.parse(body)).toMatchObject({ errcode: 400, code: 400, data: null });
  });

  it('get an envelope for an address that cannot be parsed', async () => {
    const { head, body } = await say('GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ errcode: 400 });
  });

  it('are never handled if the body is shorter than announced', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /app/v1/accountRegist HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
    );
    socket.end();
    socket.resume();
    await once(socket, 'close');
    const { n } = await platform.db
      .selectFrom('member')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(0);
  });
});
