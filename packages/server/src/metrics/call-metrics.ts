import type { Registry } from 'prom-client'
import type { CallObserver } from '../transport/call-observer.ts'
import { observedName } from '../transport/call-observer.ts'
import type { ResponseCache } from '../transport/response-cache.ts'

/** Seconds. There are some hundred operations, each with a series for each of these. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5]

/** Counts calls of operations by their answers, over HTTP, by pages and in GraphQL documents. */
export function measureCalls(
  { Counter, Histogram }: typeof import('prom-client'),
  registry: Registry,
  responseCache: ResponseCache,
): CallObserver {
  const registers = [registry]
  const calls = new Counter({
    name: 'vitrine_operation_calls_total',
    help: 'Calls of operations by status, those of pages and GraphQL documents included',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'vitrine_operation_duration_seconds',
    help: 'How long calls of operations took that were not answered before the pipeline',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  })
  new Counter({
    name: 'vitrine_response_cache_lookups_total',
    help: 'Calls that may be cached, by whether the response cache had their answer',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = responseCache.lookups()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
  return {
    async around(call, answer) {
      const operation = observedName(call)
      const end = durations.startTimer({ operation })
      const reply = await answer()
      end()
      calls.inc({ operation, status: String(reply.status) })
      return reply
    },
    cached: ({ operation, status }) => calls.inc({ operation, status: String(status) }),
  }
}
