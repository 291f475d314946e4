// The chosen language, for the platform's sentences. Set by `i18n`'s listener in the page.

let language = 'en-US';

export const languageHeader = (): string => language;

export function setLanguageHeader(chosen: string): void {
  language = chosen;
}
