import { useParams, useSearch } from '@tanstack/react-router'

/** The query parameters of the address, as plain text by key. */
export const useUrlSearch = (): Readonly<Record<string, string>> =>
  useSearch({ strict: false } as never) as Readonly<Record<string, string>>

/** A path parameter that identifies an entity. */
export const useUrlParam = (name: string): string =>
  (useParams({ strict: false } as never) as Readonly<Record<string, string>>)[name] ?? ''
