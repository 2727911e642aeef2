export type Direction = 'ltr' | 'rtl'

const OPEN = '\u2068'
const CLOSE = '\u2069'
// Line breaks, other controls, and the marks with which a name could turn the words around it.
const unruly = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu
const strong = {
  ltr: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u,
  rtl: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u,
}

/** Somebody's words as one line that can neither add a header nor turn what stands around it. */
export const oneLine = (text: string, most = 200): string =>
  [...text.replaceAll(unruly, ' ').replaceAll(/\s+/gu, ' ').trim()].slice(0, most).join('')

/** The same, kept apart from the sentence where its script runs the other way. */
export function isolated(text: string, direction: Direction): string {
  const line = oneLine(text)
  const isTurned = strong[direction === 'ltr' ? 'rtl' : 'ltr'].test(line)
  return isTurned ? `${OPEN}${line}${CLOSE}` : line
}

/** Text for HTML; what was kept apart becomes an element. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(OPEN, '<bdi>')
    .replaceAll(CLOSE, '</bdi>')

/** Text where no elements may stand: attributes and titles. */
export const escapeAttribute = (text: string): string =>
  escapeHtml(text.replaceAll(/[\u2068\u2069]/g, ''))
