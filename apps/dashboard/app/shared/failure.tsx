import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import type { Messages } from '../messages/index.ts'
import { formatDateTime } from './format.ts'
import { useLanguage } from './language.tsx'
import { useMessages } from './messages.tsx'

/** Statuses of a server, or a proxy, that is overloaded or starting. */
const BUSY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** User-facing message of an error: what happened and what to do; never a code alone. */
export function errorMessage(error: unknown, messages: Messages): string {
  if (!(error instanceof VitrineError)) return messages.failure.unknown
  if (error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return messages.failure.providerAway
  if (error.code === 'SOLD_GIFT_CARD_IS_SPENT') {
    return messages.failure.soldGiftCardIsSpent({ codes: [error.data.lastFour].flat().join(', ') })
  }
  if (error.code === 'PAYMENT_PROVIDER_REFUSED') {
    return messages.failure.providerRefused({ says: String(error.data.says ?? '') })
  }
  if (error.status !== undefined && BUSY_STATUSES.has(error.status)) return messages.failure.busy
  if (error.kind === 'system') {
    return error.status === undefined ? messages.failure.offline : messages.failure.server
  }
  if (error.status === 403) return messages.failure.denied
  if (error.kind === 'validation') {
    const [first] = error.violations
    return first
      ? messages.failure.field({ field: first.field, what: first.description })
      : messages.failure.invalid
  }
  return asSentence(error.message)
}

export const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

interface FailureProps {
  readonly error: unknown
  readonly title?: string
  readonly onRetry?: () => void
}

/** Shows an error with its request number for support. */
export function Failure({ error, title, onRetry }: FailureProps) {
  const messages = useMessages()
  const language = useLanguage()
  const [failedAt] = useState(() => new Date())
  const { requestId, status } = error instanceof VitrineError ? error : {}
  const isServerFault = status !== undefined && status >= 500
  return (
    <div className="notice notice-bad" role="alert">
      <div>
        <strong>{title ?? messages.failure.title}</strong> {errorMessage(error, messages)}
        {requestId && (
          <small className="request-id">
            {messages.failure.request} <code>{requestId}</code>
          </small>
        )}
        {isServerFault && (
          <small className="request-id">
            {messages.failure.at}{' '}
            <time dateTime={failedAt.toISOString()}>{formatDateTime(failedAt, language)}</time>
          </small>
        )}
      </div>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {messages.action.retry}
        </button>
      )}
    </div>
  )
}
