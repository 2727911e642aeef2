import { Busy, DeadlineExceeded, Unavailable } from '@vitrine/contract/kit'
import { DatabaseError } from 'pg'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { StorageUnavailable } from '../platform/file-storage.ts'

/** A database that restarts is back in about as many seconds. */
const RETRY_AFTER_SECONDS = 2

const errorsByCode: Readonly<Record<string, () => Error>> = {
  // The database cancelled a statement that exceeded the time limit of its connection, including lock waits.
  '57014': () => DeadlineExceeded(),
  '55P03': () => Busy(),
  // Conflicts with other transactions persisted after all retries.
  '40001': () => Busy(),
  '40P01': () => Busy(),
}

/** The documented error for an error of the database, or of a bucket that does not answer; undefined for a programming error of ours. */
export function toDomainError(error: unknown): Error | undefined {
  if (isUnavailable(error) || error instanceof StorageUnavailable)
    return Unavailable({ retryAfterSeconds: RETRY_AFTER_SECONDS })
  return error instanceof DatabaseError ? errorsByCode[error.code ?? '']?.() : undefined
}
