import type { ReplicaSettings } from '../platform/db/pools.ts'
import { PlainError } from './plain-error.ts'
import { isPostgresUrl } from './setting-values.ts'

const MAX_LAG_MS = 1_000
const MIN_LAG_MS = 100

/** Streaming replicas for reads of visitors, from the environment. */
export function readReplicas(env: NodeJS.ProcessEnv): ReplicaSettings | undefined {
  const urls = (env.DATABASE_REPLICA_URLS ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')
  const maxLagMs = readMaxLag(env)
  if (urls.length === 0) return undefined
  if (!env.DATABASE_URL) {
    throw new PlainError(
      'DATABASE_REPLICA_URLS is set without DATABASE_URL; the embedded PostgreSQL has no replicas',
    )
  }
  if (urls.every((url) => isPostgresUrl.test(url) && isReadable(url))) return { urls, maxLagMs }
  // The value is omitted because it may contain a password.
  throw new PlainError(
    'DATABASE_REPLICA_URLS holds something that is no address of a PostgreSQL; it must be addresses such as postgresql://user:password@host:5432/database, separated by commas',
  )
}

/** An address without a host, as for a socket, is valid too. */
const isReadable = (url: string): boolean =>
  URL.canParse(url.replace(/^postgres(ql)?:/, 'http:').replace('@/', '@socket/'))

function readMaxLag({ DATABASE_REPLICA_MAX_LAG_MS: text }: NodeJS.ProcessEnv): number {
  if (!text) return MAX_LAG_MS
  if (/^\d{1,5}$/.test(text) && Number(text) >= MIN_LAG_MS) return Number(text)
  throw new PlainError(
    `DATABASE_REPLICA_MAX_LAG_MS is "${text}"; it must be a whole number from ${MIN_LAG_MS} to 99999`,
  )
}
