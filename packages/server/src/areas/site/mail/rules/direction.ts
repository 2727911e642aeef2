export type Direction = 'ltr' | 'rtl'

const OPEN = '\u2068'
const CLOSE = '\u2069'
// Line breaks, other controls, and bidirectional marks with which a name could reorder the text around it.
const unsafeCharacters = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu
const scriptPatterns = {
  ltr: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u,
  rtl: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u,
}

/** Untrusted text as one line that can neither add a header nor reorder the text around it. */
export const oneLine = (text: string, maxLength = 200): string =>
  [...text.replaceAll(unsafeCharacters, ' ').replaceAll(/\s+/gu, ' ').trim()]
    .slice(0, maxLength)
    .join('')

/** Untrusted text with its lines, without surrounding blanks and repeated empty lines. */
export const severalLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => oneLine(line, text.length))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/**
 * Text as one line, in directional isolates where its script has the opposite direction. Numbers are always
 * left to right: `2026-00001` or `+49 30 1` within Arabic would show their groups in reverse.
 */
export function isolated(text: string, direction: Direction): string {
  const line = oneLine(text)
  const isOtherDirection =
    direction === 'ltr'
      ? scriptPatterns.rtl.test(line)
      : scriptPatterns.ltr.test(line) || (/\d/.test(line) && !scriptPatterns.rtl.test(line))
  return isOtherDirection ? `${OPEN}${line}${CLOSE}` : line
}

/** Text for HTML; isolated text becomes an element. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(OPEN, '<bdi>')
    .replaceAll(CLOSE, '</bdi>')

/** Text where no elements are allowed: attributes and titles. */
export const escapeAttribute = (text: string): string =>
  escapeHtml(text.replaceAll(/[\u2068\u2069]/g, ''))
