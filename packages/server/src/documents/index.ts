import type { AnyService } from '@vitrine/contract/kit'
import { toOpenApi } from '../transport/openapi.ts'
import { version } from '../version.ts'
import { referenceIndex, referencePage } from './reference-page.ts'

interface ApiDocument {
  readonly type: string
  readonly body: string
}

/** The public documents: the OpenAPI document and the reference pages, generated from the same contract. */
export function createApiDocs(services: Readonly<Record<string, AnyService>>) {
  const cache = new Map<string, ApiDocument>()
  const make = (path: string): ApiDocument | undefined => {
    if (path === '/openapi.json') {
      return { type: 'application/json', body: JSON.stringify(toOpenApi(services, version)) }
    }
    const body = path === '/docs/api' ? referenceIndex(services) : referencePage(services, path)
    return body === undefined ? undefined : { type: 'text/html; charset=utf-8', body }
  }
  return (path: string): Response | undefined => {
    const document = cache.get(path) ?? make(path)
    if (document) cache.set(path, document)
    if (!document) return undefined
    return new Response(document.body, { headers: { 'content-type': document.type, ...headers } })
  }
}

const headers = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}
