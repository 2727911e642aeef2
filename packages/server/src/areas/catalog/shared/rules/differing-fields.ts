import { isDeepStrictEqual } from 'node:util'

export type Fields = Readonly<Record<string, unknown>>

/** The names of fields that differ; absent equals null. */
export const differingFields = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
