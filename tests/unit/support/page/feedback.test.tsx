// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { db } from '#src/data/db/database.ts';
import ConversationScreen from '#src/features/support/record/ConversationScreen.tsx';
import FeedbackScreen from '#src/features/support/feedback/FeedbackScreen.tsx';
import RecordScreen from '#src/features/support/record/RecordScreen.tsx';
import { platformTest } from '#tests/support/platform-test.ts';
import { member, signedInAt } from '#tests/support/page.ts';

const it = platformTest();
signedInAt('/feedback', it);

const INJECTION = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';

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
    await runCommand(platform.db, ['feedback', 'answer', String(id), INJECTION], platform.clock.now);

    const record = render(<RecordScreen />);
    expect(await screen.findByText('New answer')).toBeTruthy();
    record.unmount();

    history.replaceState(null, '', `/feedback/record/${id}`);
    const { container } = render(<ConversationScreen />);
    expect(await screen.findAllByText(INJECTION)).toHaveLength(2);
    expect(container.querySelector('script, img')).toBeNull();
    const row = await db.snapshots.get([member.id, 'feedback']);
    expect(row?.value).toMatchObject({ list: [{ id, unread: false }] });
  });

  it('of somebody else is unknown', async () => {
    history.replaceState(null, '', '/feedback/record/999999');
    render(<ConversationScreen />);
    expect(await screen.findByText('This feedback does not exist')).toBeTruthy();
  });
});
