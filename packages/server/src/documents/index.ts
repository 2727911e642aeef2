import type { AnyService } from '@vitrine/contract/kit'
import { toOpenApi } from '../transport/openapi.ts'
import { referenceIndex, referencePage } from './reference-page.ts'

const VERSION = '0.1.0'

interface Text {
  readonly type: string
  readonly body: string
}

/** What we say about ourselves: the OpenAPI document and the pages made of the same contract. */
export function createDocuments(services: Readonly<Record<string, AnyService>>) {
  const texts = new Map<string, Text>()
  const make = (path: string): Text | undefined => {
    if (path === '/openapi.json') {
      return { type: 'application/json', body: JSON.stringify(toOpenApi(services, VERSION)) }
    }
    const body = path === '/docs/api' ? referenceIndex(services) : referencePage(services, path)
    return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body }
  }
  return (path: string): Response | undefined => {
    const found = texts.get(path) ?? make(path)
    if (found) texts.set(path, found)
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
