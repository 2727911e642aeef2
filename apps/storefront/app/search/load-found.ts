import { links } from '../links.ts'
import type { FoundView } from './view-found.ts'

/** Recent answers, so that the same words are not requested twice. */
const STALE_AFTER_MS = 60_000
const MAX_RECENT = 50
const recent = new Map<string, { at: number; found: FoundView }>()

/** The cached results for these words. */
export function knownFound(words: string): FoundView | undefined {
  const known = recent.get(words)
  return known && Date.now() - known.at < STALE_AFTER_MS ? known.found : undefined
}

/** Rejects where the server or the network fails, and when it is aborted. */
export async function loadFound(words: string, signal: AbortSignal): Promise<FoundView> {
  const response = await fetch(links.suggestions(words), { signal })
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`)
  const found = (await response.json()) as FoundView
  recent.delete(words)
  recent.set(words, { at: Date.now(), found })
  const oldest = recent.keys().next().value
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest)
  return found
}

/** Reports searches without results to the merchant, in the background. */
export function reportNothingFound(words: string): void {
  const sent = fetch(links.suggestions(words), { method: 'POST', keepalive: true })
  sent.catch(() => undefined)
}
