import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preloadsOf, readScreenFiles } from './screen-preloads.ts'

interface DashboardOptions {
  /** Whether the page is read again each time. */
  readonly isWatching: boolean
  /** Other origins that files are uploaded to. */
  readonly uploadOrigins: readonly string[]
}

/** Serves the dashboard's one page for every path below /dashboard; its files are assets. */
export function createDashboard(root: string, { isWatching, uploadOrigins }: DashboardOptions) {
  const headers = headersWith(uploadOrigins)
  const file = path.join(root, 'index.html')
  const read = () =>
    existsSync(file)
      ? { html: readFileSync(file, 'utf8'), screens: readScreenFiles(root) }
      : undefined
  let cached: ReturnType<typeof read>
  const page = () => {
    cached = (isWatching ? undefined : cached) ?? read()
    return cached
  }
  return {
    async fetch(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      const isDashboardPath = pathname === '/dashboard' || pathname.startsWith('/dashboard/')
      if (!isDashboardPath || pathname.startsWith('/dashboard/assets/')) return undefined
      const found = page()
      if (!found) return undefined
      const accepted = request.headers.get('accept-language')
      const preloads = preloadsOf(found.screens, pathname, accepted)
      return new Response(
        found.html.replace('</head>', () => `${preloads}</head>`),
        { headers },
      )
    },
  }
}

const headersWith = (uploadOrigins: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-language',
  'content-security-policy': `default-src 'self'; connect-src ${["'self'", ...uploadOrigins].join(' ')}; img-src 'self' https: data: blob:; style-src 'self' 'unsafe-inline'; frame-src 'self' https:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // The stock screen reads barcodes.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
})
