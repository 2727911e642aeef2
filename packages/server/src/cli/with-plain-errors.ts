import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { PlainError } from './plain-error.ts'

/** Turns errors of operations into plain errors. */
export async function withPlainErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApplicationError || error instanceof ValidationError) {
      throw new PlainError(error.message)
    }
    throw error
  }
}
