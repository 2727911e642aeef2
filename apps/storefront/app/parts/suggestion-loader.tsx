import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { search } from '@vitrine/contract/search'
import { createCallHooks } from '@vitrine/react/query'
import { createClient } from '@vitrine/sdk'
import { useEffect, useMemo, useState } from 'react'
import { groupSuggestions, type SuggestionGroup } from './suggestions.ts'

/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 120
/** Recent requests, so that the same words are not requested twice. */
const STALE_AFTER_MS = 60_000
const noSuggestions: readonly SuggestionGroup[] = []

// Suggestions are public and are requested without a token.
const shop = createClient({ baseUrl: '', services: { search } })
const { useCall } = createCallHooks(shop)
const queries = new QueryClient()

export type SuggestionLoaderProps = {
  typed: string
  onFound: (groups: readonly SuggestionGroup[]) => void
}

/**
 * Loads suggestions while the visitor types; renders nothing. Loaded on the first focus of a search
 * field.
 */
export const SuggestionLoader = (props: SuggestionLoaderProps) => (
  <QueryClientProvider client={queries}>
    <SuggestionQuery {...props} />
  </QueryClientProvider>
)

/** Earlier suggestions stay until new ones arrive; on an error the search works without them. */
function SuggestionQuery({ typed, onFound }: SuggestionLoaderProps) {
  const words = useDebounced(typed.trim())
  const { data } = useCall(
    'search',
    'getSuggestions',
    { q: words },
    {
      enabled: words !== '',
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: STALE_AFTER_MS,
    },
  )
  const groups = useMemo(
    () => (words !== '' && data ? groupSuggestions(data) : noSuggestions),
    [words, data],
  )
  useEffect(() => onFound(groups), [groups, onFound])
  return null
}

/** The debounced words; empty at once when the field is cleared. */
function useDebounced(words: string): string {
  const [debounced, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, words)
    return () => clearTimeout(timer)
  }, [words])
  return words === '' ? '' : debounced
}
