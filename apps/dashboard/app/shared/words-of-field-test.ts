import type { CustomFieldTest } from '@vitrine/contract/custom-fields'
import type { Messages } from '../messages/index.ts'

/** A test in words, such as “Effort: 2 – 5”. */
export function wordsOfTest(
  name: string,
  { eq, from, to }: CustomFieldTest,
  { yes, no, filter }: Messages['customFields'],
): string {
  if (eq !== undefined) return `${name}: ${typeof eq === 'boolean' ? (eq ? yes : no) : eq}`
  if (from !== undefined && to !== undefined) return `${name}: ${from} – ${to}`
  return from === undefined
    ? filter.upTo({ name, value: to ?? '' })
    : filter.atLeast({ name, value: from })
}
