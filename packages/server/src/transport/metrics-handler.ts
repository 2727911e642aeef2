import { createHash, timingSafeEqual } from 'node:crypto'
import type { RawHandler } from './cached-response-handler.ts'

/** `/metrics` for callers with the token; not found for all others. */
export function createMetricsHandler(token: string, text: () => Promise<string>): RawHandler {
  const expected = digestOf(`Bearer ${token}`)
  return (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return false
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) return false
    text().then(
      (body) => {
        const type = 'text/plain; version=0.0.4; charset=utf-8'
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
      },
      () => response.writeHead(503).end(),
    )
    return true
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()
