import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import { useFound } from '../search/use-found.ts'
import { groupSuggestions, type SuggestionGroup } from './suggestions.ts'

export type SuggestionLoaderProps = {
  typed: string
  onFound: (groups: readonly SuggestionGroup[]) => void
}

/**
 * Loads suggestions while the visitor types; renders nothing. Loaded on the first focus of a search
 * field. Earlier suggestions stay until new ones arrive; on an error the search works without them.
 */
export function SuggestionLoader(props: SuggestionLoaderProps) {
  return props.typed.trim() === '' ? <NoSuggestions {...props} /> : <Suggestions {...props} />
}

function NoSuggestions({ onFound }: SuggestionLoaderProps) {
  useEffect(() => onFound([]), [onFound])
  return null
}

function Suggestions({ typed, onFound }: SuggestionLoaderProps) {
  const messages = useMessages()
  const words = typed.trim()
  const { found, hasFailed, words: foundFor } = useFound(words)
  useEffect(() => {
    if (hasFailed) onFound([])
    else if (found) onFound(groupSuggestions(found, foundFor, messages))
  }, [found, foundFor, hasFailed, onFound, messages])
  return null
}
