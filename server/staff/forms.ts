// What the forms of the staff page do.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runCommand } from '../operator/commands.ts';
import { idOf } from '../operator/words.ts';
import type { Db } from '../database/tables/tables.ts';
import type { StaffSession } from './sessions.ts';

const CLOSABLE: readonly string[] = ['game', 'studio', 'platform'];

interface FormRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Where a form leads. */
  readonly back?: string;
}

interface Forms {
  readonly db: Db;
  readonly now: () => Date;
}

type Fields = Readonly<Record<string, string>>;

/** Each form is a command, so that both ways do the same. */
export function registerForms(app: FastifyInstance, { db, now }: Forms): void {
  const run = async ({ request, reply, back = '/' }: FormRequest, command: readonly string[]) => {
    const { output } = await runCommand(db, command, { now: now(), actor: 'staff' });
    staffOf(request).notice = output;
    return reply.redirect(back, 303);
  };
  app.post('/withdrawal', (request, reply) => {
    const { action = '', orderId = '', reason = '' } = fieldsOf(request);
    if (action === 'refuse' && reason.trim() === '') {
      staffOf(request).notice = 'A refusal needs a reason, which the member reads.';
      return reply.redirect('/', 303);
    }
    return run({ request, reply }, [
      'withdrawal',
      action,
      orderId,
      ...(reason.trim() ? [reason.trim()] : []),
    ]);
  });
  app.post<{ Params: { id: string } }>('/feedback/:id', (request, reply) => {
    const { action = '', text = '' } = fieldsOf(request);
    const { id } = request.params;
    const command = action === 'close' ? ['feedback', 'close', id] : ['feedback', 'answer', id, text];
    return run({ request, reply, back: idOf(id) !== null ? `/feedback/${id}` : '/' }, command);
  });
  app.post('/desk', (request, reply) => {
    const { action = '', hours = '' } = fieldsOf(request);
    const command = action === 'close' ? ['desk', 'close'] : ['desk', 'open', hours];
    return run({ request, reply, back: '/desk' }, command);
  });
  app.post('/service', (request, reply) => {
    const { action = '', id = '', name = '', param1 = '', param2 = '' } = fieldsOf(request);
    const words = action === 'add' ? [name.trim(), param1.trim(), param2.trim()] : [id];
    return run({ request, reply }, ['service', action === 'add' ? 'add' : 'remove', ...words]);
  });
  app.post('/mail', (request, reply) => {
    const { member = '', title = '', text = '', coins = '', days = '' } = fieldsOf(request);
    return run({ request, reply }, ['mail', 'send', member, title, text, coins || '0', days || '0']);
  });
  app.post('/games', (request, reply) => {
    const { what = '', action = '', id = '', hours = '' } = fieldsOf(request);
    return run({ request, reply }, [
      CLOSABLE.includes(what) ? what : '',
      action,
      id,
      ...(hours && action === 'close' ? [hours] : []),
    ]);
  });
}

export const staffOf = (request: FastifyRequest): StaffSession =>
  (request as FastifyRequest & { staff: StaffSession }).staff;

export const fieldsOf = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields;
