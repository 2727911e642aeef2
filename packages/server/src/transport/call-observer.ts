import type { Call } from './call.ts'
import type { PipelineResponse } from './pipeline-messages.ts'

/** Observes every call of an operation, from any adapter. */
export interface CallObserver {
  /** Must return the result of the call. */
  around(call: Call, answer: () => Promise<PipelineResponse>): Promise<PipelineResponse>
  /** A cached response was sent before the pipeline. */
  cached(call: CachedCall): void
}

export interface CachedCall {
  readonly operation: string
  readonly siteId: string
  readonly status: number
}

/** The name of an operation in traces and metrics: its service and its own name. */
export const observedName = ({
  service,
  operationName,
}: Pick<Call, 'service' | 'operationName'>): string => `${service.name}.${operationName}`

/** Runs a call within all observers, the first of which is the outermost. */
export const observeCall = (
  observers: readonly CallObserver[],
  call: Call,
  answer: () => Promise<PipelineResponse>,
): Promise<PipelineResponse> =>
  observers.reduceRight<() => Promise<PipelineResponse>>(
    (inner, observer) => () => observer.around(call, inner),
    answer,
  )()
