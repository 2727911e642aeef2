import { VitrineError } from '@vitrine/sdk'

/** The code of a refusal; undefined for every other failure. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof VitrineError ? error.code : undefined
