import { redirectTo as sendTo, stopRedirecting } from '@vitrine/redirect/manual'

/** A custom host, as `host.apiBaseUrl` takes it. */
export const ownHost = 'shop.example.test'

/** Sends the calls of the published clients to our server; answers the `fetch` that does. */
export function redirectTo(baseUrl: string): typeof globalThis.fetch {
  sendTo(baseUrl, { hosts: [ownHost] })
  return globalThis.fetch
}

export const restoreFetch = stopRedirecting
