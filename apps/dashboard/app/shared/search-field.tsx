import { useEffect, useRef, useState } from 'react'

interface SearchFieldProps {
  readonly label: string
  /** The current search in the address. */
  readonly q: string
  readonly onSearch: (q: string) => void
}

/** Between the keys of somebody who types fast; a search that is no longer wanted is cancelled. */
const TYPING_MS = 120

/** A debounced search field; follows changes of the address. */
export function SearchField({ label, q, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(q)
  const [followed, setFollowed] = useState(q)
  if (followed !== q) {
    setFollowed(q)
    if (text.trim() !== q) setText(q)
  }
  // Other filters may have changed since the last key.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => latest.current(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <input
      type="search"
      className="input"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
