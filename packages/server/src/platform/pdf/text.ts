import bidiFactory from 'bidi-js'
import { hasGlyph, type Script, scriptOf } from './fonts.ts'

interface Bidi {
  getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { readonly levels: Uint8Array }
  getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>
}

/** Its types do not declare that the module is a function. */
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Adjacent letters of one font and direction. */
export interface Segment {
  readonly text: string
  readonly script: Script
}

/** Invisible control characters for text direction. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const LINE_ENDS = /\r\n|[\r\n\u2028\u2029]/u

const VARIATIONS = /[\ufe00-\ufe0f]/gu
/** Drawn for a character that no font has: PDF/A allows no empty glyphs. */
const UNKNOWN = '\ufffd'

/** The paragraphs of a text as they can be drawn. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(LINE_ENDS)
    .map((line) =>
      [...line.replaceAll('\t', ' ').replaceAll(INVISIBLE, '').replaceAll(VARIATIONS, '')]
        .map((one) => (hasGlyph(one) ? one : UNKNOWN))
        .join(''),
    )

/** The segments of one line in visual order, from left to right. */
export function visualSegments(line: string, isRightToLeft: boolean): Segment[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const parts = split(line, levels, mirrored)
  return inVisualOrder(parts).map(({ text, script, level }) => ({
    script,
    // Fonts reverse words of their own scripts; Latin is reversed here.
    text: level % 2 === 1 && script === 'latin' ? [...text].reverse().join('') : text,
  }))
}

interface Part extends Segment {
  readonly level: number
}

/** Parts of one level and script; those from right to left are single words. */
function split(line: string, levels: Uint8Array, mirrored: Map<number, string>): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const character of line) {
    const level = levels[at] ?? 0
    const text = mirrored.get(at) ?? character
    const last = parts.at(-1)
    const script = character === ' ' && level % 2 === 0 && last ? last.script : scriptOf(character)
    const isSame = last && last.level === level && last.script === script
    const isWordEnd = level % 2 === 1 && (character === ' ' || last?.text === ' ')
    if (isSame && !isWordEnd) parts[parts.length - 1] = { ...last, text: last.text + text }
    else parts.push({ text, script, level })
    at += character.length
  }
  return parts
}

/** Reverses runs from the deepest level on, as in rule L2 of the bidirectional algorithm. */
function inVisualOrder(parts: readonly Part[]): Part[] {
  const order = [...parts]
  const deepest = Math.max(0, ...order.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1) {
    let start = 0
    while (start < order.length) {
      let end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = Math.max(end, start + 1)
    }
  }
  return order
}

/** Line break opportunities: after blanks, and next to Japanese characters. */
const pieces = (text: string): string[] =>
  text.match(
    /[\u2e80-\u30ff\u3200-\u9fff\uff00-\uffef]|[^\s\u2e80-\u30ff\u3200-\u9fff\uff00-\uffef]+\s*|\s+/gu,
  ) ?? []

/** Breaks a text into lines of at most this width; a single word that is too wide is split. */
export function wrapped(text: string, width: number, widthOf: (line: string) => number): string[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of pieces(paragraph).flatMap((one) => cut(one, width, widthOf))) {
      if (line !== '' && used + widthOf(piece.trimEnd()) > width) {
        lines.push(line.trimEnd())
        line = ''
        used = 0
      }
      const added = line === '' ? piece.trimStart() : piece
      line += added
      used += widthOf(added)
    }
    return [...lines, line.trimEnd()]
  })
}

function cut(piece: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(piece.trimEnd()) <= width) return [piece]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const character of piece) {
    const added = widthOf(character)
    if (part !== '' && used + added > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += character
    used += added
  }
  return [...parts, part]
}
