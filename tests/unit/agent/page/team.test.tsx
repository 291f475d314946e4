// @vitest-environment happy-dom
// The member's team: what it brought, received once, and who invited the member.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { endSession } from '#src/data/session/session.ts';
import AgentRuleScreen from '#src/features/agent/AgentRuleScreen.tsx';
import AgentScreen from '#src/features/agent/team/AgentScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { factOf } from '#tests/support/screens/facts.ts';
import { entriesOf, playRounds } from '../../bonus/platform/earn.ts';
import { inviteFriend, inviteValidFriend } from '../platform/invite-catalogue.ts';
import { agentCatalogue } from '../platform/agent-catalogue.ts';

const it = platformTest({}, { catalogue: agentCatalogue });

signedInAt('/agent', it);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rewardIsOpen = () => waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));

describe('the team', () => {
  it('is explained in three lines to whoever has none, beside the link', async () => {
    render(<AgentScreen />);
    expect(
      await screen.findByText(
        /You get a share of everything they stake.*\u20681%\u2069, \u20680.5%\u2069, and \u20680.25%\u2069/,
      ),
    ).toBeTruthy();
    expect(await button('Copy link')).toBeTruthy();
    expect(screen.queryByText('Log')).toBeNull();
  });

  it('shows what it brought, which is received once and then stands in the log', async ({ platform }) => {
    const friend = await inviteFriend(platform, member);
    await playRounds(platform, friend, [100, 30]);
    render(<AgentScreen />);
    fireEvent.click(await button('Collect 1.30'));
    await rewardIsOpen();
    await waitFor(() => expect(factOf('To collect')).toBe('0.00'));
    expect(factOf('All time')).toBe('1.30');
    expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
    expect(await entriesOf(platform, member, 'commission')).toEqual([1_30]);
    expect(await screen.findByText(/Level 1 · staked 130.00/)).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Collected' }));
    expect(await screen.findByText('Total: 1.30')).toBeTruthy();
  });

  it('is listed by level', async ({ platform }) => {
    const friend = await inviteFriend(platform, member);
    await playRounds(platform, await inviteFriend(platform, friend), [10]);
    render(<AgentScreen />);
    expect(await screen.findByText(/^Level 2 · staked 10.00/)).toBeTruthy();
    expect(screen.getByText(/^Level 1 · staked 0.00/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: '2' } });
    await waitFor(() => expect(screen.queryByText(/^Level 1 ·/)).toBeNull());
    expect(await screen.findByText(/^Level 2 · staked 10.00/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: '3' } });
    expect(await screen.findByText('Nobody on this level yet')).toBeTruthy();
  });

  it('gives an award for valid invitations, once', async ({ platform }) => {
    await inviteValidFriend(platform, member);
    render(<AgentScreen />);
    fireEvent.click(await button('Claim: Valid invitations: 1'));
    await rewardIsOpen();
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect(await entriesOf(platform, member, 'inviteStep')).toEqual([5_00]);
  });

  it('can be read without a connection, link included', async ({ platform }) => {
    await playRounds(platform, await inviteFriend(platform, member), [100]);
    render(<AgentScreen />);
    await button('Collect 1.00');
    await screen.findByText(/^Level 1 · staked 100.00/);
    cleanup();
    connection.value = 'offline';
    line.disturb = () => 'cut';
    render(<AgentScreen />);
    expect(await screen.findByText(/^Level 1 · staked 100.00/)).toBeTruthy();
    expect(factOf('All time')).toBe('1.00');
    expect(await button('Copy link')).toBeTruthy();
  });

  it('says so when it could not be loaded, and loads on request', async () => {
    line.disturb = (_body, _count, call) => (call === 'appAgent5User' ? 'cut' : undefined);
    render(<AgentScreen />);
    const again = await button('Try again');
    expect(screen.getByText("Your team hasn't loaded yet")).toBeTruthy();
    line.disturb = () => {};
    fireEvent.click(again);
    expect(await screen.findByText('Your inviter')).toBeTruthy();
  });

  it('is explained to a visitor, who is offered to sign in', async () => {
    endSession('signOut', member.token);
    render(<AgentScreen />);
    const link = await screen.findByRole('link', { name: 'Sign in to get your link' });
    expect(link.getAttribute('href')).toContain('return=%2Fagent');
    expect(screen.getByText(/Whoever registers with it belongs to your team/)).toBeTruthy();
  });
});

describe('the inviter', () => {
  const name = async (id: number) => {
    render(<AgentScreen />);
    fireEvent.click(await button('Who invited you?'));
    fireEvent.change(screen.getByLabelText("Inviter's member number"), { target: { value: String(id) } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    openedDialogs.peek()[0]?.settle(true);
  };
  const isRefused = (sentence: string) =>
    waitFor(() => {
      const field = screen.getByLabelText("Inviter's member number");
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(sentence)).toBeTruthy();
    });

  it('can be named later, once', async ({ platform }) => {
    const friend = await platform.register();
    await name(friend.id);
    await waitFor(() => expect(toasts.peek().map(({ text }) => text)).toEqual(['Your inviter is saved']));
    expect(await screen.findByText(String(friend.id))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Who invited you?' })).toBeNull();
  });

  it('is never another one, whose number begins what was pasted', async () => {
    render(<AgentScreen />);
    fireEvent.click(await button('Who invited you?'));
    const field = screen.getByLabelText<HTMLInputElement>("Inviter's member number");
    fireEvent.change(field, { target: { value: '1234567890 and 1234567890' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await isRefused('Check this field');
    expect(openedDialogs.peek()).toHaveLength(0);
  });

  it('is refused beside the field if nobody has that id', async () => {
    await name(999_999);
    await isRefused('No member has this invitation code.');
  });

  it('is refused beside the field if it is the member', async () => {
    await name(member.id);
    await isRefused("This member can't be your inviter.");
  });

  it('is refused if the member is above them', async ({ platform }) => {
    await name((await inviteFriend(platform, member)).id);
    await isRefused("This member can't be your inviter.");
  });
});

describe('the rules', () => {
  it('are computed from the config, with an example, and need no sign-in', async () => {
    endSession('signOut', member.token);
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<AgentRuleScreen />);
    await screen.findByRole('heading', { name: 'Example' });
    // 1,000 coins at 1 %, 0.5 % and 0.25 %.
    for (const share of ['10.00', '5.00', '2.50']) expect(screen.getByText(share)).toBeTruthy();
    expect(screen.getByText('The friend has deposited 20 coins.')).toBeTruthy();
  });
});
