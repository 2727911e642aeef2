import { sql } from 'kysely'
import type { ListenOptions } from './listen.ts'
import type { ServerMetrics } from './metrics/server-metrics.ts'
import { MARKER_KEY } from './platform/files/marker.ts'
import type { OpenPlatform } from './platform/open-platform.ts'
import { createMetricsHandler } from './transport/metrics-handler.ts'
import { createProbes } from './transport/probes.ts'
import { traceRequest } from './transport/trace-requests.ts'

interface Deps {
  readonly platform: OpenPlatform
  /** Undefined if metrics are neither read nor exported. */
  readonly metrics: ServerMetrics | undefined
  readonly isEnding: () => boolean
}

/** Endpoints for an operator's systems: liveness, readiness and metrics. */
export function openOperatorPages({
  platform,
  metrics,
  isEnding,
}: Deps): Pick<ListenOptions, 'operatorHandlers' | 'onRequest' | 'aroundRequest'> {
  const { tracing, config, replicas } = platform
  const probes = createProbes({
    isEnding,
    required: {
      database: () => sql`SELECT 1`.execute(platform.direct).then(() => true),
      notifications: platform.notifications.isListening,
    },
    reported: platform.files.storage === 's3' ? { files: () => canReadFiles(platform) } : {},
    ...(replicas && {
      details: () => ({ replicas: replicas.states().map(({ state }) => state) }),
    }),
  })
  const traced = tracing && { aroundRequest: traceRequest(tracing) }
  if (!metrics) return { operatorHandlers: [probes], ...traced }
  const { metricsToken } = config
  const pages = metricsToken === undefined ? [] : [createMetricsHandler(metricsToken, metrics.text)]
  return { operatorHandlers: [probes, ...pages], onRequest: metrics.observe, ...traced }
}

/** Whether the bucket answers, whatever is in it; throws where it does not. */
async function canReadFiles({ files }: Pick<OpenPlatform, 'files'>): Promise<boolean> {
  await files.alone('s3', 'media')?.size(MARKER_KEY)
  return true
}
