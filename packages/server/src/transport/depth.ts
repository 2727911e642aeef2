import { violation } from '@vitrine/contract/kit'

/** Maximum nesting of lists and objects: twice that of the deepest rich text of a product. */
const MAX_DEPTH = 200

/** Refuses deeper nesting than any valid request has: reading it could overflow the stack. */
export function checkDepth(value: unknown): void {
  if (!isDeeper(value, MAX_DEPTH)) return
  const sentence = `must not be nested deeper than ${MAX_DEPTH} levels`
  throw violation('body', 'VALIDATION', sentence, { threshold: MAX_DEPTH })
}

/** A value from a line of a file; undefined when it is no JSON, or nested deeper than anything here is. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isDeeper(value, MAX_DEPTH) ? undefined : value
  } catch {
    return undefined
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
