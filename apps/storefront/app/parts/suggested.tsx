import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { search } from '@vitrine/contract/search'
import { createCallHooks } from '@vitrine/react/query'
import { createClient } from '@vitrine/sdk'
import { useEffect, useMemo, useState } from 'react'
import { groupSuggestions, type SuggestionGroup } from './suggestions.ts'

/** Quick fingers ask once, not for every letter. */
const PAUSE_MS = 120
/** What was asked a moment ago is not asked again. */
const FRESH_MS = 60_000
const nothing: readonly SuggestionGroup[] = []

// What is open to everybody is asked without a token; the page has none to give.
const shop = createClient({ baseUrl: '', services: { search } })
const { useCall } = createCallHooks(shop)
const queries = new QueryClient()

export type SuggestedProps = {
  typed: string
  onFound: (groups: readonly SuggestionGroup[]) => void
}

/** Asks for suggestions while one types. It comes with the first turn to a search, and draws nothing. */
export const Suggested = (props: SuggestedProps) => (
  <QueryClientProvider client={queries}>
    <Asking {...props} />
  </QueryClientProvider>
)

/** Those of earlier letters stay until new ones have come; when none come, the form works without. */
function Asking({ typed, onFound }: SuggestedProps) {
  const words = useSettled(typed.trim())
  const { data } = useCall(
    'search',
    'getSuggestions',
    { q: words },
    {
      enabled: words !== '',
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: FRESH_MS,
    },
  )
  const groups = useMemo(
    () => (words !== '' && data ? groupSuggestions(data) : nothing),
    [words, data],
  )
  useEffect(() => onFound(groups), [groups, onFound])
  return null
}

/** The words once they stay as they are for a moment; none at once. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, words)
    return () => clearTimeout(timer)
  }, [words])
  return words === '' ? '' : settled
}
