import { createHmac } from 'node:crypto'

export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_DIGITS = 6

/**
 * The stored hash of a code. Keyed, because a million codes are tried in no time; salted with the id of the
 * code, so that equal codes have different hashes; and bound to its purpose.
 */
export const hashCode = (key: string, id: string, code: string, boundTo: string): Buffer =>
  createHmac('sha256', key).update(`${id} ${boundTo} ${code}`).digest()

/** People copy blanks and hyphens with the code. */
export const plainDigits = (code: string): string => code.replace(/[\s-]/g, '')
