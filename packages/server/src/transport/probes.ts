import type { RawHandler } from './cached-response-handler.ts'

export interface ProbeDeps {
  /** Whether the process is shutting down. */
  readonly isEnding: () => boolean
  /** Checks by name; one that fails or throws makes the process not ready. */
  readonly required: Checks
  /** Reported only: without them most pages can still be served, and no other process is better off. */
  readonly reported: Checks
  /** Additional content of `/healthz`, from memory; must not reveal host names. */
  readonly details?: () => object
}
type Checks = Readonly<Record<string, () => Promise<boolean> | boolean>>

interface Readiness {
  readonly isReady: boolean
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>
}

/** Results of the checks are cached for this time. */
const CACHED_MS = 1_000
const CHECK_MS = 2_000

/**
 * `/healthz`: the process responds; without a response it should be restarted. `/readyz`: it can serve
 * requests; otherwise a load balancer should exclude it. Both are exempt from the load limit.
 */
export function createProbes({ isEnding, required, reported, details }: ProbeDeps): RawHandler {
  let latest: { readonly at: number; readonly readiness: Promise<Readiness> } | undefined
  const look = () => {
    const now = performance.now()
    if (!latest || now - latest.at > CACHED_MS) {
      latest = { at: now, readiness: checkAll(required, reported) }
    }
    return latest.readiness
  }
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || (request.url !== '/healthz' && request.url !== '/readyz')) return false
    const send = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
    }
    if (request.url === '/healthz') send(200, { status: 'ok', ...details?.() })
    else if (isEnding()) send(503, { status: 'ending' })
    else {
      look().then(({ isReady, checks }) =>
        send(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks }),
      )
    }
    return true
  }
}

async function checkAll(required: Checks, reported: Checks): Promise<Readiness> {
  const names = Object.keys({ ...required, ...reported })
  const results = await Promise.all(
    names.map(async (name) => {
      const check = required[name] ?? reported[name]
      return [name, (await passes(check)) ? 'ok' : 'failed'] as const
    }),
  )
  const checks = Object.fromEntries(results)
  return { checks, isReady: Object.keys(required).every((name) => checks[name] === 'ok') }
}

async function passes(check: Checks[string] | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_MS, false)
  })
  try {
    return await Promise.race([Promise.resolve(check?.() ?? false), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
