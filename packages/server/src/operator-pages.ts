import { sql } from 'kysely'
import type { ListenOptions } from './listen.ts'
import { MARKER_KEY } from './platform/files/marker.ts'
import type { OpenPlatform } from './platform/open-platform.ts'
import { createServerMetrics } from './server-metrics.ts'
import type { LoadLimiter } from './transport/load-limiter.ts'
import { createMetricsHandler } from './transport/metrics-handler.ts'
import { createProbes } from './transport/probes.ts'
import type { ResponseCache } from './transport/response-cache.ts'

interface Deps {
  readonly platform: OpenPlatform
  readonly load: LoadLimiter
  readonly responseCache: ResponseCache
  readonly isEnding: () => boolean
}

/** What an operator's machines ask of a process: whether it lives, whether it is ready, and what it measures. */
export async function openOperatorPages({
  platform,
  load,
  responseCache,
  isEnding,
}: Deps): Promise<Pick<ListenOptions, 'operatorHandlers' | 'onRequest'>> {
  const probes = createProbes({
    isEnding,
    required: {
      database: () => sql`SELECT 1`.execute(platform.direct).then(() => true),
      notifications: platform.notifications.isListening,
    },
    reported: platform.files.storage === 's3' ? { files: () => canReadFiles(platform) } : {},
  })
  const { metricsToken } = platform.config
  if (metricsToken === undefined) return { operatorHandlers: [probes] }
  const metrics = await createServerMetrics({ platform, load, responseCache })
  return {
    operatorHandlers: [probes, createMetricsHandler(metricsToken, metrics.text)],
    onRequest: metrics.observe,
  }
}

/** Whether the bucket answers, whatever is in it; throws where it does not. */
async function canReadFiles({ files }: Pick<OpenPlatform, 'files'>): Promise<boolean> {
  await files.alone('s3', 'media')?.size(MARKER_KEY)
  return true
}
