import { violation } from '@vitrine/contract/kit'

/** Refuses a blank text. */
export function requireWords(text: string, field: string): void {
  if (text.trim() === '') throw violation(field, 'FORMAT', 'must not be only blanks')
}

/** A text that a new entity requires. */
export function requiredWords(text: string | undefined, field: string): string {
  if (text === undefined) throw violation(field, 'REQUIRED_FIELD', 'is required without an id')
  requireWords(text, field)
  return text
}

/** The first result of a batch call with one item; throws its refusal. */
export function onlyResult<Result>([result]: readonly Result[]): Exclude<Result, Error> {
  if (result instanceof Error) throw result
  return result as Exclude<Result, Error>
}
