import { useParams, useSearch } from '@tanstack/react-router'

/** What the address says after its question mark, as plain text by key. */
export const useUrlSearch = (): Readonly<Record<string, string>> =>
  useSearch({ strict: false } as never) as Readonly<Record<string, string>>

/** A part of the address that names a thing. */
export const useUrlParam = (name: string): string =>
  (useParams({ strict: false } as never) as Readonly<Record<string, string>>)[name] ?? ''
