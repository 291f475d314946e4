// Whether somebody types, for what makes room for the keyboard of a phone.

const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';

export function listenToKeyboard(): void {
  const note = ({ type, target }: FocusEvent): void => {
    const isTyping = type === 'focusin' && target instanceof Element && target.matches(FIELDS);
    document.documentElement.toggleAttribute('data-typing', isTyping);
  };
  addEventListener('focusin', note);
  addEventListener('focusout', note);
}
