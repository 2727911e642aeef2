import { richContentLimits } from '@vitrine/contract/rich-content'
import { cleanHtml } from '../../../../platform/clean-html.ts'

/**
 * Maximum characters of HTML: the larger limit of both dialects, so that exports of either import completely.
 */
export const MAX_DESCRIPTION: number = richContentLimits.characters

/** A description as the catalog accepts it. */
export function readDescription(
  html: string,
  length = MAX_DESCRIPTION,
): { html: string; wasCut: boolean; wasSanitised: boolean } {
  const clean = cleanHtml(html).trim()
  const wasSanitised = hasActiveContent.test(html) && !hasActiveContent.test(clean)
  if (lengthOf(clean) <= length) return { html: clean, wasCut: false, wasSanitised }
  // Closing truncated elements adds to the length, hence the margin.
  return { html: cleanHtml(clean.slice(0, length - 500)).trim(), wasCut: true, wasSanitised }
}

/** Elements that execute or embed other pages, which a description may not have. */
const hasActiveContent =
  /<(script|iframe|object|embed|form|input|button|video|audio)\b|\son\w+\s*=|javascript:/i

/** Entities written by the sanitiser count as one character, as before. */
const lengthOf = (html: string): number => html.replace(/&(amp|lt|gt|quot);/g, '&').length
