import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fetch } from './commerce-shop.ts'

/** Timeout of one attempt. */
const ATTEMPT_MS = 20_000
const BACK_OFF_MS = 300

export interface RetryOptions {
  /** After this time a call gives up with its last response. */
  readonly timeoutMs: number
  /** Counts answers by their status. */
  readonly statuses: Map<string, number>
  /** Called with every answer, before it is repeated. */
  readonly onAnswer?: (url: string, answer: Response | Error) => Promise<void>
}

/**
 * Retries a call that got no response, or a response saying that it is temporarily impossible, under the same
 * `Idempotency-Key`, like clients that do not know whether it was carried out.
 */
export function retryingFetch({ timeoutMs, statuses, onAnswer }: RetryOptions): Fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (init?.method === 'POST') headers.set('idempotency-key', randomUUID())
    const end = Date.now() + timeoutMs
    for (;;) {
      const answer = await attempt(input, { ...init, headers })
      const status = answer instanceof Response ? nameOf(String(input), answer) : 'no answer'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await onAnswer?.(String(input), answer instanceof Response ? answer.clone() : answer)
      const isOver = Date.now() > end
      if (answer instanceof Response && (isOver || !(await isPassing(answer)))) return answer
      if (isOver) throw answer
      await wait(BACK_OFF_MS + Math.random() * BACK_OFF_MS)
    }
  }
}

/** The bank fails on purpose; a 500 of anything else is a fault. */
const nameOf = (url: string, { status }: Response) =>
  status === 500 && !url.includes('/test-bank/')
    ? `500 of ${new URL(url).pathname.replaceAll(/[0-9a-f-]{36}/g, 'id')}`
    : String(status)

const attempt = (input: Parameters<Fetch>[0], init: RequestInit): Promise<Response | Error> =>
  fetch(input, { ...init, signal: AbortSignal.timeout(ATTEMPT_MS) })
    .then(
      async (response) => {
        // A truncated body is no response.
        const body = await response.arrayBuffer()
        const { status, headers } = response
        return new Response(isEmpty(status) ? null : body, { status, headers })
      },
      (error: Error) => error,
    )
    .catch((error: Error) => error)

const isEmpty = (status: number) => status === 204 || status === 304

/** Whether a response is retryable. */
const isPassing = async (answer: Response): Promise<boolean> =>
  answer.status >= 500 ||
  answer.status === 429 ||
  (answer.status === 409 && (await answer.clone().text()).includes('ABORTED'))
