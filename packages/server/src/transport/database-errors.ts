import { Busy, DeadlineExceeded, Unavailable } from '@vitrine/contract/kit'
import { DatabaseError } from 'pg'
import { isUnavailable } from '../platform/db/unavailable.ts'

/** A database that restarts is back in about as many seconds. */
const RETRY_AFTER_SECONDS = 2

const refusals: Readonly<Record<string, () => Error>> = {
  // The database has ended a statement that took, or waited for others, longer than its connection lets it.
  '57014': () => DeadlineExceeded(),
  '55P03': () => Busy(),
  // Others kept getting in the way, however often it was tried.
  '40001': () => Busy(),
  '40P01': () => Busy(),
}

/** The error that callers are promised for what the database said; undefined for what is our mistake. */
export function asPromised(error: unknown): Error | undefined {
  if (isUnavailable(error)) return Unavailable({ retryAfterSeconds: RETRY_AFTER_SECONDS })
  return error instanceof DatabaseError ? refusals[error.code ?? '']?.() : undefined
}
