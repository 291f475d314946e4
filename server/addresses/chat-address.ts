// The address of the customer-service chat, which is a document of the games' origin.

export const CHAT_PATH = '/frames/chat';

interface ChatAddress {
  readonly serviceId: number;
  readonly appOrigin: string;
  readonly language: string;
}

/** The document answers only to the app's origin. */
export function chatAddress(gamesOrigin: string, { serviceId, appOrigin, language }: ChatAddress): string {
  const query = new URLSearchParams({ service: String(serviceId), origin: appOrigin, lang: language });
  return `${gamesOrigin}${CHAT_PATH}?${query.toString()}`;
}
