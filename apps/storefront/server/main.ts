import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { InProcessFetch, RequestHandler, Visit } from '../app/request/visit.ts'
import type { AssetManifest } from './assets.ts'
import type { CacheVersion } from './cached-lookup.ts'

export type { InProcessFetch, Visit } from '../app/request/visit.ts'

export type StorefrontOptions = {
  /** Fetch of the API in the same process, without a socket. */
  fetch: InProcessFetch
  /** Folder of the client build; the server bundle is next to it. */
  clientDir?: string
  /** In development a new build is used without a restart. */
  mode: 'development' | 'production' | 'test'
  /** Called with unexpected errors; the visitor sees an error page. */
  onFailure?: (error: unknown) => void
}

const defaultClientDir = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Request handler of the shop: a page, a form's response, or undefined for other requests. */
export function createStorefront(options: StorefrontOptions) {
  const { fetch, clientDir = defaultClientDir, mode, onFailure = console.error } = options
  const changes = { count: 0 }
  const load = bundleLoader(clientDir, { fetch, changes }, mode === 'development')
  return {
    clientDir,
    /** Invalidates what pages have cached. */
    invalidate: () => {
      changes.count += 1
    },
    async fetch(request: Request, visit: Visit = {}): Promise<Response | undefined> {
      try {
        const answer = await load()
        return answer ? await answer(request, visit) : notBuilt(request)
      } catch (error) {
        if (isUnavailable(error)) throw error
        onFailure(error)
        return failure()
      }
    },
  }
}

/** Page for when the server cannot respond at the moment. */
const isUnavailable = (error: unknown) =>
  (error as { code?: unknown } | undefined)?.code === 'UNAVAILABLE'

type HandlerOptions = { fetch: InProcessFetch; changes: CacheVersion }
type Bundle = {
  createShopHandler: (options: HandlerOptions & { manifest: AssetManifest }) => RequestHandler
}

function bundleLoader(clientDir: string, handlerOptions: HandlerOptions, isWatching: boolean) {
  const bundleFile = path.resolve(clientDir, '../server/entry-server.js')
  const manifestFile = path.join(clientDir, '.vite/manifest.json')
  let bundleVersion = ''
  let loading: Promise<RequestHandler> | undefined
  return (): Promise<RequestHandler> | undefined => {
    if (loading && !isWatching) return loading
    if (!existsSync(bundleFile) || !existsSync(manifestFile)) return undefined
    const current = [bundleFile, manifestFile].map((file) => statSync(file).mtimeMs).join('-')
    if (loading && current === bundleVersion) return loading
    bundleVersion = current
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as AssetManifest
    loading = (
      import(`${pathToFileURL(bundleFile)}?edition=${bundleVersion}`) as Promise<Bundle>
    ).then(({ createShopHandler }) => createShopHandler({ ...handlerOptions, manifest }))
    return loading
  }
}

/** Uses nothing that could have failed too. */
const failure = () =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something broke</title><main><h1>Something broke on our side</h1><p>It is not your doing. Try again in a moment, or go back to <a href="/">the entrance</a>.</p></main></html>',
    {
      status: 500,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      },
    },
  )

const notBuilt = (request: Request) =>
  request.headers.get('accept')?.includes('text/html')
    ? new Response('The shop has not been built. Run: npm run build -w @vitrine/storefront\n', {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
      })
    : undefined
