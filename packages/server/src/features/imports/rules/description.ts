import { richContentLimits } from '@vitrine/contract/rich-content'
import { cleanHtml } from '../../../platform/clean-html.ts'

/** Characters of HTML: what was written in either dialect comes back whole. */
export const MAX_DESCRIPTION: number = richContentLimits.characters

/** A description as the catalog takes it. */
export function readDescription(
  html: string,
  length = MAX_DESCRIPTION,
): { html: string; wasCut: boolean; wasTamed: boolean } {
  const clean = cleanHtml(html).trim()
  const wasTamed = isWild.test(html) && !isWild.test(clean)
  if (lengthOf(clean) <= length) return { html: clean, wasCut: false, wasTamed }
  // Closing what the cut left open adds to the length again, hence the room.
  return { html: cleanHtml(clean.slice(0, length - 500)).trim(), wasCut: true, wasTamed }
}

/** Parts that act or bring another page in, which a description may not have. */
const isWild =
  /<(script|iframe|object|embed|form|input|button|video|audio)\b|\son\w+\s*=|javascript:/i

/** What cleaning wrote as an entity was one character when it was counted first. */
const lengthOf = (html: string): number => html.replace(/&(amp|lt|gt|quot);/g, '&').length
