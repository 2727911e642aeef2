import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logger.ts'
import { version } from '../version.ts'
import { toAttributes, toOtlp } from './otlp-metrics.ts'
import type { ServerMetrics } from './server-metrics.ts'

const MAX_CLOSE_MS = 2_000

type Options = NonNullable<Config['metricsExport']>

export interface MetricsExporter {
  /** Exports once more, within two seconds at most. */
  close(): Promise<void>
}

/**
 * Sends all metrics by OTLP over HTTP, as JSON, again and again. What cannot be sent is not repeated: the next message has the same counts
 * and later ones. Import this file late: it brings OpenTelemetry along.
 */
export function openMetricsExporter(
  options: Options,
  metrics: Pick<ServerMetrics, 'values'>,
  logger: Logger,
): MetricsExporter {
  const send = createSender(options)
  const resource = { attributes: resourceAttributes(options.serviceName) }
  const scope = { name: 'vitrine', version }
  const startTimeUnixNano = nanoseconds(performance.timeOrigin)
  let sending: Promise<void> | undefined
  const sendAll = async (timeoutMs: number) => {
    const time = { startTimeUnixNano, timeUnixNano: nanoseconds(Date.now()) }
    const scopeMetrics = [{ scope, metrics: toOtlp(await metrics.values(), time) }]
    await send(JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics }] }), timeoutMs)
  }
  const exportOnce = (timeoutMs: number): Promise<void> => {
    sending ??= sendAll(timeoutMs)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        logger.warn({ reason }, 'Metrics could not be sent')
      })
      .finally(() => {
        sending = undefined
      })
    return sending
  }
  const timer = setInterval(() => void exportOnce(options.timeoutMs), options.everyMs).unref()
  return {
    async close() {
      clearInterval(timer)
      await exportOnce(Math.min(options.timeoutMs, MAX_CLOSE_MS))
    },
  }
}

/** As text, because a number would lose the last digits of nanoseconds. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`

/** Each process has a name of its own, without which the counts of several would be taken for one. */
const resourceAttributes = (serviceName: string) =>
  toAttributes(
    resourceFromAttributes({ 'service.instance.id': randomUUID() })
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }))
      .attributes,
  )

function createSender({ url, headers, certificate }: Options) {
  const { protocol } = new URL(url)
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  const ca = certificate === undefined ? {} : { ca: readFileSync(certificate) }
  return (body: string, timeoutMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const outgoing = request(url, {
        ...ca,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => {
        response.resume()
        const { statusCode = 0 } = response
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`The collector answered ${statusCode}`))
      })
      outgoing.end(body)
    })
}
