// The current language, for the platform's messages. Set by `i18n` in the page.

let language = 'en-US';

export const languageHeader = (): string => language;

export function setLanguageHeader(chosen: string): void {
  language = chosen;
}
