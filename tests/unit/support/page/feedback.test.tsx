// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { Route } from 'wouter';
import { runCommand } from '#server/operator/commands.ts';
import { db } from '#src/data/db/database.ts';
import { forgetSender } from '#src/data/mutations/sent.ts';
import { outbox } from '#src/data/events/outbox.ts';
import ConversationScreen from '#src/features/support/record/ConversationScreen.tsx';
import FeedbackScreen from '#src/features/support/feedback/FeedbackScreen.tsx';
import RecordScreen from '#src/features/support/record/RecordScreen.tsx';
import { paths } from '#src/navigation/paths.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';

const it = platformTest();
signedInAt('/feedback', it);

const INJECTION = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';

const FAILED = "Couldn't be sent";

const picture = async (grey: number): Promise<string> => {
  const channels = { r: grey, g: grey, b: grey };
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: channels } });
  return `data:image/jpeg;base64,${(await made.jpeg().toBuffer()).toString('base64')}`;
};

/** As a draft that was prepared before a reload. */
async function openWith(pictures: readonly string[]) {
  const value = { pictures, ids: pictures.map(() => '') };
  await db.drafts.put({ memberId: member.id, key: 'feedback.pictures', value });
  render(<FeedbackScreen />);
  await waitFor(() => expect(screen.queryAllByText('Ready')).toHaveLength(pictures.length));
  fireEvent.change(screen.getByLabelText(/^Your message/), { target: { value: 'It hangs.' } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
/** Bodies of the uploads, in order. */
const uploads = () => line.sent.filter((body) => body.includes('"base64"'));
const sentFeedback = () => line.sent.filter((body) => body.includes('"typeId"'));

describe('a picture that fails', () => {
  it('does not stop the others, and is sent again alone', async ({ platform }) => {
    const [one, two, three] = await Promise.all([picture(10), picture(120), picture(240)]);
    await openWith([one, two, three]);
    const broken = two.slice(-40);
    const refusal = { errcode: 7002, code: 400, msg: 'This kind of picture is not taken.' };
    line.disturb = (body) =>
      body.includes(broken) ? { status: 200, body: JSON.stringify(refusal) } : undefined;
    send();
    await screen.findByText('This kind of picture is not taken.');
    expect(screen.getAllByText('Sent')).toHaveLength(2);
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    expect(sentFeedback()).toEqual([]);

    line.disturb = () => {};
    line.sent.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(3));
    expect(uploads()).toHaveLength(1);
    expect(uploads()[0]).toContain(broken);
    expect(sentFeedback()).toEqual([]);
    // Uploaded first, then answered.
    await waitFor(() => expect(screen.queryByText('This kind of picture is not taken.')).toBeNull());

    send();
    await waitFor(async () => expect(await db.drafts.get([member.id, 'feedback'])).toBeUndefined());
    expect(uploads()).toHaveLength(1);
    const images = await platform.db
      .selectFrom('uploaded_image')
      .select('message_id')
      .where('member_id', '=', member.id)
      .execute();
    expect(images.filter(({ message_id: message }) => message !== null)).toHaveLength(3);
    await waitFor(async () =>
      expect(
        await (await outbox()).outbox.filter(({ eventName }) => eventName === 'feedback_send').count(),
      ).toBe(1),
    );
  });

  it('for the line stops at once, and can be taken out', async () => {
    const pictures = await Promise.all([picture(10), picture(120)]);
    await openWith(pictures);
    line.disturb = (body) => (body.includes('"base64"') ? 'cut' : undefined);
    send();
    await screen.findByText(FAILED);
    expect(screen.getAllByText('Ready')).toHaveLength(1);
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByText(FAILED)).toBeNull();
    send();
    await waitFor(async () => expect(await db.drafts.get([member.id, 'feedback'])).toBeUndefined());
    expect(sentFeedback()).toHaveLength(1);
  });
});

describe('two pictures that end alike', () => {
  it('are two pictures, when the page is loaded anew before the first one was answered', async () => {
    // Whatever follows the end of a picture belongs to its file.
    const ending = Buffer.alloc(60).toString('base64');
    const pictures = (await Promise.all([picture(10), picture(240)])).map(
      (address) => address.replace(/=*$/, '') + ending,
    );
    await openWith(pictures);
    line.disturb = (body) => (body.includes('"base64"') ? 'cut' : undefined);
    send();
    await screen.findByText(FAILED);
    for (const { requestId } of await db.mutations.toArray()) forgetSender(requestId);
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    line.disturb = () => {};
    send();
    await waitFor(async () => expect(await db.drafts.get([member.id, 'feedback'])).toBeUndefined());
    const keys = uploads().map((body) => (JSON.parse(body) as { requestId: string }).requestId);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('feedback', () => {
  it('is sent once, then its answer is marked until it is opened, and no text becomes markup', async ({
    platform,
  }) => {
    const form = render(<FeedbackScreen />);
    const field = await screen.findByLabelText(/^Your message/);
    fireEvent.change(field, { target: { value: INJECTION } });
    await waitFor(async () => expect(await db.drafts.get([member.id, 'feedback'])).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await db.drafts.get([member.id, 'feedback'])).toBeUndefined());
    form.unmount();
    const rows = await platform.db
      .selectFrom('feedback')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    expect(rows).toHaveLength(1);
    const { id } = rows[0]!;
    await runCommand(platform.db, ['feedback', 'answer', String(id), INJECTION], { now: platform.clock.now });

    const record = render(<RecordScreen />);
    expect(await screen.findByText('New answer')).toBeTruthy();
    record.unmount();

    history.replaceState(null, '', `/feedback/record/${id}`);
    const { container } = render(<Route path={paths.feedbackConversation} component={ConversationScreen} />);
    expect(await screen.findAllByText(INJECTION)).toHaveLength(2);
    expect(container.querySelector('script, img')).toBeNull();
    const row = await db.snapshots.get([member.id, 'feedback']);
    expect(row?.value).toMatchObject({ list: [{ id, unread: false }] });
  });

  it('goes on in its conversation, and says so when that is closed', async ({ platform }) => {
    const input = { typeId: 1, content: 'It hangs.', imageIds: [], requestId: crypto.randomUUID() };
    const { id } = (await platform.call('feedbackAdd', input, member)).data;
    const command = (...args: string[]) => runCommand(platform.db, args, { now: platform.clock.now });
    await command('feedback', 'answer', String(id), 'Which game?');
    history.replaceState(null, '', `/feedback/record/${id}`);
    render(<Route path={paths.feedbackConversation} component={ConversationScreen} />);
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Your reply/);
    fireEvent.change(field, { target: { value: '\u200b \u2069' } });
    send();
    await screen.findByText('This field is required');
    fireEvent.change(field, { target: { value: 'Galleon Lights' } });
    await waitFor(async () =>
      expect(await db.drafts.get([member.id, `feedback.reply.${id}`])).toMatchObject({
        value: { content: 'Galleon Lights' },
      }),
    );
    send();
    await waitFor(() => expect(field.value).toBe(''));
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(3));
    const tracked = (await outbox()).outbox.filter(({ eventName }) => eventName === 'feedback_reply');
    await waitFor(async () => expect(await tracked.count()).toBe(1));
    expect((await command('feedback', 'list')).output).toMatch(new RegExp(`${id}  \\S+  sent `));
    await command('feedback', 'close', String(id));
    fireEvent.change(field, { target: { value: 'One more' } });
    send();
    await screen.findByText('This conversation is closed. You can write new feedback.');
    // The draft stays.
    expect(field.value).toBe('One more');
  });

  it('shows its record page by page, also after a line that failed, and nothing twice', async ({
    platform,
  }) => {
    const add = async (count: number) => {
      const row = { member_id: member.id, fingerprint: 'f', address: 'a', type_id: 1, contact: '' };
      const rows = Array.from({ length: count }, () => ({ ...row, created_at: platform.clock.now }));
      await platform.db.insertInto('feedback').values(rows).execute();
    };
    await add(70);
    render(<RecordScreen />);
    const more = await screen.findByText('Show more');
    const shown = () => document.querySelectorAll('a[href^="/feedback/record/"]').length;
    expect(shown()).toBe(50);
    await add(3);
    line.disturb = () => ({ status: 502, body: '' });
    fireEvent.click(more);
    await screen.findByText(/^Can't reach the service/);
    line.disturb = () => {};
    fireEvent.click(screen.getByText('Show more'));
    await waitFor(() => expect(shown()).toBe(73));
    expect(screen.queryByText('Show more')).toBeNull();
  });

  it('of somebody else is unknown', async () => {
    history.replaceState(null, '', '/feedback/record/999999');
    render(<Route path={paths.feedbackConversation} component={ConversationScreen} />);
    expect(await screen.findByText("This feedback doesn't exist")).toBeTruthy();
  });
});
