import { violation } from '@vitrine/contract/kit'

/** Refuses what no text column can hold, by the path of the text that has it: NUL and halves of characters. */
export function refuseUnstorable(path: string, value: unknown): void {
  if (typeof value === 'string') {
    if (!/\0|\p{Surrogate}/u.test(value)) return
    throw violation(path, 'FORMAT', 'has a character that text cannot hold', { type: 'TEXT' })
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  for (const [key, one] of Object.entries(value)) {
    refuseUnstorable(path, key)
    refuseUnstorable(`${path}.${key}`, one)
  }
}
