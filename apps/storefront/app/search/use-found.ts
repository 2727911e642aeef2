import { useEffect, useReducer, useState } from 'react'
import { knownFound, loadFound } from './load-found.ts'
import type { FoundView } from './view-found.ts'

/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 120

type LoadState = { words: string; found?: FoundView; hasFailed?: true }

/**
 * Results while typing. Only the last request is used, earlier ones are cancelled; previous results stay
 * until then. After a failure `retry` sends it again, as does a restored connection.
 */
export function useFound(words: string) {
  const [loaded, setLoaded] = useState<LoadState>({ words: '' })
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same words
  useEffect(() => {
    const known = knownFound(words)
    if (known) return setLoaded({ words, found: known })
    const request = new AbortController()
    const load = () =>
      loadFound(words, request.signal).then(
        (found) => setLoaded({ words, found }),
        () => request.signal.aborted || setLoaded(({ found }) => failed(words, found)),
      )
    const timer = setTimeout(load, words === '' ? 0 : DEBOUNCE_MS)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
      request.abort()
    }
  }, [words, attempt])
  const isCurrent = loaded.words === words && (loaded.found !== undefined || loaded.hasFailed)
  return { ...loaded, isLoading: !isCurrent, retry: () => retry() }
}

const failed = (words: string, found: FoundView | undefined): LoadState => ({
  words,
  ...(found && { found }),
  hasFailed: true,
})
