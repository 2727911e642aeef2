import type { FieldViolation } from '@vitrine/contract/kit'
import { joinFieldPath } from './field-path.ts'

/** A lone surrogate, or NUL, which PostgreSQL cannot store in text. */
const isUnstorable = (text: string) => text.includes('\u0000') || /\p{Surrogate}/u.test(text)

/** Every text of a message, at any depth, that the database cannot store. */
export function findUnstorableText(value: unknown, path = ''): FieldViolation[] {
  if (typeof value === 'string') return isUnstorable(value) ? [refusal(path)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = joinFieldPath(value, path, key)
    return isUnstorable(key) ? [refusal(path)] : findUnstorableText(inner, field)
  })
}

const refusal = (field: string): FieldViolation => ({
  field,
  description: 'must be Unicode text without the null character and without halves of characters',
  violatedRule: 'FORMAT',
  data: {},
})
