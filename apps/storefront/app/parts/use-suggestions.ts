import type { Suggestions } from '@vitrine/contract/search'
import { useEffect, useState } from 'react'
import { groupSuggestions, type SuggestionGroup } from './suggestions.ts'

/** Quick fingers ask once, not for every letter. */
const PAUSE_MS = 120
const nothing: readonly SuggestionGroup[] = []

/** Suggestions for what is typed; those of earlier letters stay until new ones have come. */
export function useSuggestions(typed: string): readonly SuggestionGroup[] {
  const [groups, setGroups] = useState(nothing)
  const words = typed.trim()
  useEffect(() => {
    if (words === '') return setGroups(nothing)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void ask(words, asking.signal).then((found) => found && setGroups(found))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words])
  return groups
}

/** Nothing when the server or the way to it fails: the form works without. */
async function ask(
  words: string,
  signal: AbortSignal,
): Promise<readonly SuggestionGroup[] | undefined> {
  try {
    const query = new URLSearchParams({ q: words })
    const response = await fetch(`/vitrine/v1/suggestions?${query}`, { signal })
    return response.ok ? groupSuggestions((await response.json()) as Suggestions) : undefined
  } catch {
    return undefined
  }
}
