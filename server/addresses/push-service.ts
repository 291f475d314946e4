// The push services of browsers. A member chooses the address that the platform sends to, so only known hosts count.
import { urlOf } from './url-of.ts';

/** `services`: hosts, `*.host` for all below one, or an origin for a service of one's own. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = urlOf(endpoint);
  if (!url) return false;
  const { protocol, host, origin, username } = url;
  return services.some((service) => {
    if (service.includes('://')) return service === origin;
    const isHost = service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
    return protocol === 'https:' && username === '' && isHost;
  });
}
