import { DatabaseError } from 'pg'
import { isUnavailable } from '../unavailable.ts'

/** A read needs to store its result, which a replica cannot: it runs again on the primary. */
export class NeedsPrimary extends Error {
  override readonly name = 'NeedsPrimary'
}

const STATEMENT_TOOK_TOO_LONG = '57014'

/** Whether a read that failed on a replica may succeed on the primary. A timeout would occur there too. */
export const isForPrimary = (error: unknown): boolean =>
  error instanceof NeedsPrimary ||
  isUnavailable(error) ||
  (error instanceof DatabaseError && error.code !== STATEMENT_TOOK_TOO_LONG)
