import { randomInt } from 'node:crypto'

/** How long a sign-in waits for somebody elsewhere. */
export const APPROVAL_MINUTES = 3
/** Wrong numbers before the request ends. */
export const APPROVAL_TRIES = 3
/** Requests an hour: nobody is worn down by more. */
export const APPROVALS_PER_HOUR = 6
/** After a denial nobody is asked for a while. */
export const DENIED_MINUTES = 15

/** Two digits, never beginning with 0, so that they are read as they stand. */
export const newNumber = (): string => String(randomInt(10, 100))

/** A number as it was meant. */
export const plainNumber = (typed: string): string => typed.replaceAll(/\s/g, '')
