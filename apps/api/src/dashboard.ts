import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

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
  let cached: string | undefined
  const page = () => {
    const html =
      (isWatching ? undefined : cached) ??
      (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
    cached = html
    return html
  }
  return {
    async fetch(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      const isDashboardPath = pathname === '/dashboard' || pathname.startsWith('/dashboard/')
      if (!isDashboardPath || pathname.startsWith('/dashboard/assets/')) return undefined
      const html = page()
      return html ? new Response(html, { headers }) : undefined
    },
  }
}

const headersWith = (uploadOrigins: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'self'; connect-src ${["'self'", ...uploadOrigins].join(' ')}; img-src 'self' https: data: blob:; style-src 'self' 'unsafe-inline'; frame-src 'self' https:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // The stock screen reads barcodes.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
})
