// What headers and connection say about the client. None of it is proof.
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../languages/language.ts';
import { networkOf } from '../addresses/network.ts';
import { publicOriginOf } from '../addresses/public-origin.ts';
import { urlOf } from '../addresses/url-of.ts';
import { digestOf } from '../secrets/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import type { Client } from '../calls/context.ts';

export type OriginSettings = Pick<Settings, 'publicOrigin' | 'port'>;

const DEVICE_MAX = 256;
/** A proxy's header can hold any text. */
const ADDRESS_MAX = 64;

export function clientOf(request: FastifyRequest, settings: OriginSettings): Client {
  const address = networkOf(request.ip.slice(0, ADDRESS_MAX));
  const installation = headerOf(request, 'fingerprint');
  return {
    fingerprint: digestOf(installation === '' ? `address ${address}` : installation),
    address,
    device: headerOf(request, 'user-agent').slice(0, DEVICE_MAX),
    language: languageOf(headerOf(request, 'accept-language')),
    origin: originOf(request, settings),
    pageOrigin: headerOf(request, 'origin'),
  };
}

export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** The public origin of the app; an invalid host header counts as missing. */
export function originOf(request: FastifyRequest, settings: OriginSettings): string {
  // Behind a proxy it is a header, too.
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const asked = `${protocol}://${request.host}`;
  const isOrigin = urlOf(asked)?.origin === asked;
  return publicOriginOf(settings, isOrigin ? asked : `${protocol}://localhost`);
}
