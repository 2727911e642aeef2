import type { AnyService } from '@vitrine/contract/kit'
import { toOpenApi } from '../transport/openapi.ts'
import { referencePage } from './reference-page.ts'

const VERSION = '0.1.0'

/** What we say about ourselves: the OpenAPI document and the page made of the same contract. */
export function createDocuments(services: Readonly<Record<string, AnyService>>) {
  const texts = new Map<string, { type: string; body: string }>()
  const text = (path: string, type: string, make: () => string) => {
    const known = texts.get(path) ?? { type, body: make() }
    texts.set(path, known)
    return known
  }
  return (path: string): Response | undefined => {
    const found =
      path === '/openapi.json'
        ? text(path, 'application/json', () => JSON.stringify(toOpenApi(services, VERSION)))
        : path === '/docs/api'
          ? text(path, 'text/html; charset=utf-8', () => referencePage(services))
          : undefined
    if (!found) return undefined
    return new Response(found.body, { headers: { 'content-type': found.type, ...headers } })
  }
}

const headers = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}
