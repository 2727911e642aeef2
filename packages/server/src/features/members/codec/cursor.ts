import { violation } from '@vitrine/contract/kit'
import type { From } from '../model.ts'

/** What a page by cursor asked for, and where the next one begins. */
export interface Cursor extends From {
  readonly filter: unknown
  readonly search: unknown
  readonly sort: unknown
  /** How many come before the place. */
  readonly offset: number
}

const MAX_LENGTH = 16_000

/** Opaque to whoever keeps it: a cursor says nothing that its owner did not ask or see. */
export function encodeCursor(cursor: Cursor): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url')
  if (text.length <= MAX_LENGTH) return text
  const sentence = 'is too long for paging by cursor; page by offset instead'
  throw violation('query.filter', 'MAX_LENGTH', sentence, {})
}

export function decodeCursor(text: string, path: string): Cursor {
  const cursor = parse(text)
  if (isCursor(cursor)) return cursor
  throw violation(path, 'FORMAT', 'is not a cursor that a page of members has given', {
    type: 'CURSOR',
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

function isCursor(value: unknown): value is Cursor {
  if (typeof value !== 'object' || value === null) return false
  const { place, backwards, total, offset } = value as Partial<Cursor>
  return (
    Array.isArray(place?.keys) &&
    place.keys.every((key) => typeof key === 'string' && !key.includes('\0')) &&
    isGuid(place.id) &&
    typeof backwards === 'boolean' &&
    isCount(total) &&
    isCount(offset)
  )
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isGuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
