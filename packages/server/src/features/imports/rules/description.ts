import { cleanHtml } from '../../../platform/clean-html.ts'

/** Characters of HTML a description may have. */
const MAX_LENGTH = 8000

/** A description as the catalog takes it. */
export function readDescription(
  html: string,
  length = MAX_LENGTH,
): { html: string; wasCut: boolean } {
  const clean = cleanHtml(html).trim()
  if (lengthOf(clean) <= length) return { html: clean, wasCut: false }
  // Closing what the cut left open adds to the length again, hence the room.
  return { html: cleanHtml(clean.slice(0, length - 500)).trim(), wasCut: true }
}

/** What cleaning wrote as an entity was one character when it was counted first. */
const lengthOf = (html: string): number => html.replace(/&(amp|lt|gt|quot);/g, '&').length
