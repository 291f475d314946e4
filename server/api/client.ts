// What headers and connection say about the client. None of it is proof.
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../messages/language.ts';
import { digestOf } from '../secrets.ts';
import type { Client } from './context.ts';

const DEVICE_MAX = 256;
/** A proxy's header can hold any text. */
const ADDRESS_MAX = 64;

export function clientOf(request: FastifyRequest): Client {
  const address = request.ip.slice(0, ADDRESS_MAX);
  const installation = headerOf(request, 'fingerprint');
  return {
    fingerprint: digestOf(installation === '' ? `address ${address}` : installation),
    address,
    device: headerOf(request, 'user-agent').slice(0, DEVICE_MAX),
    language: languageOf(headerOf(request, 'accept-language')),
    origin: originOf(request),
    pageOrigin: headerOf(request, 'origin'),
  };
}

export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** An invalid host header counts as missing. */
export function originOf(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin
    ? origin
    : `${request.protocol}://localhost`;
}
