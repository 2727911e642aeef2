import { violation } from '@vitrine/contract/kit'

/** Lists and objects within each other: twice what the deepest text of a product takes. */
const MAX_DEPTH = 200

/** Refuses what is nested deeper than anything here is: reading it would take the whole stack. */
export function checkDepth(value: unknown): void {
  if (!isDeeper(value, MAX_DEPTH)) return
  const sentence = `must not be nested deeper than ${MAX_DEPTH} levels`
  throw violation('body', 'VALIDATION', sentence, { threshold: MAX_DEPTH })
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
