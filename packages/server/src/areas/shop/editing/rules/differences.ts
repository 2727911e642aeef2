import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@vitrine/contract/saves'
import type { Fields } from '../model.ts'

/** The fields in which two states differ; `path` is a prefix of their names. Null equals undefined. */
export const differing = (before: Fields, after: Fields, path = ''): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
    .map((name) => ({
      field: `${path}${name}`,
      ...(before[name] !== undefined && { before: before[name] }),
      ...(after[name] !== undefined && { after: after[name] }),
    }))

/** The fields that have a value, including null. */
export const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
