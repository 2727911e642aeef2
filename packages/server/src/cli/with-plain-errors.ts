import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { PlainError } from './plain-error.ts'

/** The error of an operation as a sentence. */
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
