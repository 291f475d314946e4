// A vendor of chats on loopback, whose script speaks the protocol of LiveChat's loader.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class ChatVendor {
  /** `silent`: the request is never answered. `broken`: its connection is cut. */
  state: 'open' | 'silent' | 'broken' = 'open';
  /** What was asked for, with the headers, in order. */
  readonly asked: Array<{ readonly url: string; readonly headers: string }> = [];
  readonly #server: Server;

  static async start(): Promise<ChatVendor> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new ChatVendor(server);
  }

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, reply) => this.#answer(request, reply));
  }

  /** For a platform whose chat it runs. */
  get settings(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return { CHAT_SCRIPT_URL: `http://127.0.0.1:${port}/tracking.js` };
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(request: IncomingMessage, reply: ServerResponse): void {
    this.asked.push({ url: request.url ?? '', headers: JSON.stringify(request.headers) });
    if (this.state === 'silent') return;
    if (this.state === 'broken') return void request.socket.destroy();
    reply.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  }
}

/** Draws a widget that shows its settings; an agent answers when the message asks for it. */
const SCRIPT = `(() => {
  const api = window.LiveChatWidget;
  const handlers = {};
  const settings = { ...window.__lc, name: '', visibility: 'minimized' };
  const fire = (name, data) => (handlers[name] ?? []).forEach((handle) => handle(data));
  const widget = document.createElement('section');
  const facts = document.createElement('p');
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Your message');
  const talk = document.createElement('ol');
  const less = document.createElement('button');
  less.textContent = 'Minimize';
  less.onclick = () => show('minimized');
  widget.append(facts, talk, field, less);
  widget.style.padding = '1rem';
  const draw = () => {
    const params = (settings.params ?? []).map(({ name, value }) => name + '=' + value).join();
    facts.textContent = 'License ' + settings.license + ', group ' + (settings.group ?? 'none') + ', ' + (settings.name || 'nobody') + ', ' + params;
    widget.hidden = settings.visibility !== 'maximized';
  };
  const show = (visibility) => {
    settings.visibility = visibility;
    draw();
    fire('visibility_changed', { visibility });
  };
  const CALLS = {
    hide: () => show('hidden'),
    maximize: () => show('maximized'),
    minimize: () => show('minimized'),
    set_customer_name: (name) => { settings.name = name; draw(); },
    destroy: () => widget.remove(),
  };
  const say = (type, text) => {
    const line = document.createElement('li');
    line.textContent = type + ': ' + text;
    talk.append(line);
    fire('new_event', { timestamp: Date.now(), type: 'message', author: { id: type, type } });
  };
  field.onkeydown = (event) => {
    if (event.key !== 'Enter') return;
    say('customer', field.value);
    if (settings.visibility === 'maximized' && !/later/.test(field.value)) say('agent', 'Hello');
    field.value = '';
  };
  const run = ([kind, given]) => {
    const [name, ...values] = [...given];
    if (kind === 'on') (handlers[name] ??= []).push(values[0]);
    if (kind === 'off') handlers[name] = (handlers[name] ?? []).filter((each) => each !== values[0]);
    if (kind === 'call') CALLS[name]?.(...values);
  };
  api._h = (...args) => run(args);
  document.body.append(widget);
  api._q.forEach(run);
  // The agent's side, for tests.
  window.answer = (text) => say('agent', text);
  draw();
  window.LC_API?.on_after_load?.();
  fire('ready', { state: { availability: 'online', visibility: settings.visibility }, customerData: {} });
})();`;
