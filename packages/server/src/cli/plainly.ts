import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { PlainError } from './plain-error.ts'

/** What an operation would answer with as an error, said in a sentence. */
export async function plainly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApplicationError || error instanceof ValidationError) {
      throw new PlainError(error.message)
    }
    throw error
  }
}
