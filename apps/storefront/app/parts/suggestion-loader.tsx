import { type Suggestions, search } from '@vitrine/contract/search'
import { createClient } from '@vitrine/sdk'
import { useEffect } from 'react'
import { groupSuggestions, type SuggestionGroup } from './suggestions.ts'

/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 120
/** Recent requests, so that the same words are not requested twice. */
const STALE_AFTER_MS = 60_000
const MAX_RECENT = 50

// Suggestions are public and are requested without a token.
const shop = createClient({ baseUrl: '', services: { search } })
const recent = new Map<string, { at: number; found: Promise<Suggestions> }>()

export type SuggestionLoaderProps = {
  typed: string
  onFound: (groups: readonly SuggestionGroup[]) => void
}

/**
 * Loads suggestions while the visitor types; renders nothing. Loaded on the first focus of a search
 * field. Earlier suggestions stay until new ones arrive; on an error the search works without them.
 */
export function SuggestionLoader({ typed, onFound }: SuggestionLoaderProps) {
  const words = typed.trim()
  useEffect(() => {
    if (words === '') return onFound([])
    let isCurrent = true
    const show = (groups: readonly SuggestionGroup[]) => isCurrent && onFound(groups)
    const load = () =>
      suggestionsFor(words).then(
        (found) => show(groupSuggestions(found)),
        () => show([]),
      )
    const timer = setTimeout(load, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, onFound])
  return null
}

function suggestionsFor(words: string): Promise<Suggestions> {
  const now = Date.now()
  const known = recent.get(words)
  if (known && now - known.at < STALE_AFTER_MS) return known.found
  const found = shop.search.getSuggestions({ q: words })
  recent.set(words, { at: now, found })
  found.catch(() => recent.delete(words))
  const oldest = recent.keys().next().value
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest)
  return found
}
