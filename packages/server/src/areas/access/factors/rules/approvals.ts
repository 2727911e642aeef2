import { randomInt } from 'node:crypto'

/** How long a sign-in waits for approval by another session. */
export const APPROVAL_MINUTES = 3
/** Wrong numbers before the request expires. */
export const APPROVAL_TRIES = 3
/** Requests per hour, against approval by fatigue. */
export const APPROVALS_PER_HOUR = 6
/** After a denial no further approval is requested for a while. */
export const DENIED_MINUTES = 15

/** Two digits, never starting with 0, so that people type exactly what they see. */
export const newNumber = (): string => String(randomInt(10, 100))

/** The number without white space. */
export const plainNumber = (typed: string): string => typed.replaceAll(/\s/g, '')
