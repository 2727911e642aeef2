import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files, by path, that websites load to call their shop through the redirect package. */
const files: Readonly<Record<string, string>> = {
  '/redirect.js': 'text/javascript; charset=utf-8',
  '/redirect.tgz': 'application/gzip',
}
/** The path that client packages send usage statistics to, see `packages/redirect`. */
const DISCARD_PATH = '/redirect/discard'

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

/** Serves the redirect script, and the package that shops host themselves, from the folder `dist`. */
export function createRedirectFiles(dist: string) {
  return {
    async fetch(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      if (pathname === DISCARD_PATH) return new Response(null, { status: 204, headers: anyOrigin })
      const type = files[pathname]
      const file = path.join(dist, path.basename(pathname))
      if (!type || !existsSync(file)) return undefined
      return new Response(readFileSync(file), {
        headers: {
          ...anyOrigin,
          'content-type': type,
          'x-content-type-options': 'nosniff',
          // Pages of other websites load it.
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=300',
        },
      })
    },
  }
}
