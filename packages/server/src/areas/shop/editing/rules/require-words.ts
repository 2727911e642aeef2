import { violation } from '@vitrine/contract/kit'

/** Refuses a text that has only blanks. */
export function requireWords(text: string, field: string): void {
  if (text.trim() === '') throw violation(field, 'FORMAT', 'must not be only blanks')
}
