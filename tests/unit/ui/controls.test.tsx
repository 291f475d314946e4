// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Tabs, TabPanel } from '#src/ui/Tabs/Tabs.tsx';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('does nothing while it is busy, and keeps the focus', () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Claim</Button>);
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    rerender(
      <Button isBusy onClick={press}>
        Claim
      </Button>,
    );
    fireEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('says why it is disabled, and does not submit its form', () => {
    const send = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Button type="submit" reason="Needs a connection">
          Claim
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Claim.*Needs a connection/ });
    fireEvent.click(button);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('tabs', () => {
  function Example() {
    const [current, setCurrent] = useState<'one' | 'two' | 'three'>('one');
    const tabs = (['one', 'two', 'three'] as const).map((id) => ({ id, text: id }));
    return (
      <>
        <Tabs label="Ways" name="ways" tabs={tabs} current={current} onSelect={setCurrent} />
        <TabPanel name="ways" current={current}>
          {`This is ${current}`}
        </TabPanel>
      </>
    );
  }

  it('are one tab stop, and the arrow keys cycle through them', () => {
    render(<Example />);
    const [one, , three] = screen.getAllByRole('tab');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    one?.focus();
    fireEvent.keyDown(one!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(three);
    expect(screen.getByRole('tabpanel', { name: 'three' }).textContent).toBe('This is three');
    fireEvent.keyDown(three!, { key: 'Home' });
    expect(document.activeElement).toBe(one);
  });
});

describe('a field', () => {
  it('is described by its hint, or by its error if there is one', () => {
    const field = { label: 'Account', value: '', onValue: () => {} };
    const { rerender } = render(<TextField {...field} hint="4 to 16 characters" />);
    const input = screen.getByLabelText('Account');
    const note = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(note()).toBe('4 to 16 characters');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    rerender(<TextField {...field} hint="4 to 16 characters" error="Taken" />);
    expect(note()).toBe('Taken');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('for a password shows it on request and is marked for password managers', () => {
    render(
      <PasswordField
        label="Password"
        value="s3cret"
        onValue={() => {}}
        showLabel="Show password"
        autoComplete="new-password"
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    expect(input.autocomplete).toBe('new-password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
  });
});

describe('a field that formats what is typed', () => {
  const Digits = () => {
    const [value, setValue] = useState('');
    return (
      <TextField label="Code" value={value} format={(text) => text.replaceAll(' ', '')} onValue={setValue} />
    );
  };
  const shown = () => screen.getByLabelText<HTMLInputElement>('Code').value;

  it('leaves it alone while a keyboard composes it, and formats it afterwards', () => {
    render(<Digits />);
    const field = screen.getByLabelText('Code');
    fireEvent.change(field, { target: { value: '1 2' } });
    expect(shown()).toBe('12');
    fireEvent.input(field, { target: { value: '12 3' }, isComposing: true });
    expect(shown()).toBe('12 3');
    fireEvent.compositionEnd(field);
    expect(shown()).toBe('123');
  });
});

describe('an amount', () => {
  it('is rounded down, grouped and read from left to right', () => {
    const { container } = render(<Amount coin={123_456_789} />);
    expect(container.textContent).toBe('1,234,567');
    expect(container.querySelector('bdi')?.dir).toBe('ltr');
  });
});

describe('a picture', () => {
  const facts = { name: 'Coral Crown', widths: [160, 320], sizes: '31vw' } as const;

  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
  beforeEach(() => complete.mockReturnValue(false));

  it('that failed before the page could listen also shows its name', () => {
    complete.mockReturnValue(true);
    const { container } = render(<Picture {...facts} base="/pictures/g1" />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('that does not load shows its name on a colour', () => {
    const { container } = render(<Picture {...facts} base="/pictures/g1" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('Coral Crown');
  });

  it('is loaded again when its source changes', () => {
    const { container, rerender } = render(<Picture {...facts} base="/pictures/g1" />);
    fireEvent.error(container.querySelector('img')!);
    rerender(<Picture {...facts} base="/pictures/g2" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/g2-160.webp');
  });

  it('leaves the choice between two sizes to the browser', () => {
    const { container } = render(<Picture {...facts} base="/pictures/g1" />);
    const sizes = container.querySelector('img')?.getAttribute('srcset');
    expect(sizes).toBe('/pictures/g1-160.webp 160w, /pictures/g1-320.webp 320w');
  });

  it('loads only the small size on a metered connection', () => {
    const { container } = render(<Picture {...facts} base="/pictures/g1" isLight />);
    expect(container.querySelector('img')?.getAttribute('srcset')).toBeNull();
    expect(container.innerHTML).not.toContain('-320.webp');
  });
});
