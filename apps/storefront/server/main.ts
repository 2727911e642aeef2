import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AssetManifest } from './assets.ts'
import type { Changes } from './recent.ts'
import type { Answerer, InProcessFetch, Visit } from './visit.ts'

export type { InProcessFetch, Visit } from './visit.ts'

export type StorefrontOptions = {
  /** The server's own door: the shop asks its own origin through it, without a socket. */
  fetch: InProcessFetch
  /** What `npm run build` made for browsers; the server half lies beside it. */
  clientDir?: string
  /** In development a new build is taken up without a restart. */
  mode: 'development' | 'production' | 'test'
  /** Told of what nobody foresaw; the visitor sees a page without it. */
  onFailure?: (error: unknown) => void
}

const builtHere = fileURLToPath(new URL('../dist/client', import.meta.url))

/** The shop as a handler of requests: a page, a form's answer, or undefined for what is not its own. */
export function createStorefront(options: StorefrontOptions) {
  const { fetch, clientDir = builtHere, mode, onFailure = console.error } = options
  const changes = { count: 0 }
  const load = loader(clientDir, { fetch, changes }, mode === 'development')
  return {
    clientDir,
    /** Something changed that pages show. */
    forget: () => {
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

/** The server cannot answer for the moment: who serves the shop has a page for that. */
const isUnavailable = (error: unknown) =>
  (error as { code?: unknown } | undefined)?.code === 'UNAVAILABLE'

type Shown = { fetch: InProcessFetch; changes: Changes }
type Bundle = {
  createAnswerer: (options: Shown & { manifest: AssetManifest }) => Answerer
}

function loader(clientDir: string, shown: Shown, isWatching: boolean) {
  const bundleFile = path.resolve(clientDir, '../server/entry-server.js')
  const manifestFile = path.join(clientDir, '.vite/manifest.json')
  let edition = ''
  let loading: Promise<Answerer> | undefined
  return (): Promise<Answerer> | undefined => {
    if (loading && !isWatching) return loading
    if (!existsSync(bundleFile) || !existsSync(manifestFile)) return undefined
    const current = [bundleFile, manifestFile].map((file) => statSync(file).mtimeMs).join('-')
    if (loading && current === edition) return loading
    edition = current
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as AssetManifest
    loading = (import(`${pathToFileURL(bundleFile)}?edition=${edition}`) as Promise<Bundle>).then(
      ({ createAnswerer }) => createAnswerer({ ...shown, manifest }),
    )
    return loading
  }
}

/** Needs nothing that could have failed too. */
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
