/**
 * A value as JSON with all optional parts, each between markers. Selecting parts is one pass over the
 * markers: nothing is parsed or serialised again.
 */

/** The optional keys of a value; segments of a list apply to its items. */
export type Segments = ReadonlyMap<string, Segment>

interface Segment {
  /** Numbers of the parts that the key requires. */
  readonly parts: readonly number[]
  readonly nested: Segments
}

// JSON escapes control characters, so they cannot occur in its text.
const OPEN = '\u0002'
const CLOSE = '\u0003'
const segmentSign = (part: number) => String.fromCharCode(0x40 + part)
const segmentMarks = new RegExp(`${OPEN}(.)|${CLOSE}`, 'g')

/** Derives the segments from one value with all parts, and the same value without each of them. */
export function findSegments(whole: unknown, withouts: readonly unknown[]): Segments {
  if (Array.isArray(whole)) {
    return whole
      .map((item, at) =>
        findSegments(
          item,
          withouts.map((one) => (Array.isArray(one) ? one[at] : undefined)),
        ),
      )
      .reduce(mergeSegments, new Map())
  }
  if (!isObject(whole)) return new Map()
  const others = withouts.map((one) => (isObject(one) ? one : undefined))
  return new Map(
    Object.entries(whole).flatMap(([key, value]) => {
      const parts = others.flatMap((one, part) => (one && one[key] === undefined ? [part] : []))
      const nested = findSegments(
        value,
        others.map((one) => one?.[key]),
      )
      return parts.length > 0 || nested.size > 0 ? [[key, { parts, nested }] as const] : []
    }),
  )
}

export function mergeSegments(one: Segments, other: Segments): Segments {
  const all = new Map(one)
  for (const [key, { parts, nested }] of other) {
    const existing = all.get(key)
    all.set(key, {
      parts: [...new Set([...(existing?.parts ?? []), ...parts])],
      nested: existing ? mergeSegments(existing.nested, nested) : nested,
    })
  }
  return all
}

/** JSON in which the optional keys follow all others of their object. */
export function writeSegmented(value: unknown, segments: Segments): string {
  if (segments.size === 0) return JSON.stringify(value)
  if (Array.isArray(value))
    return `[${value.map((one) => writeSegmented(one, segments)).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const open: string[] = []
  const segmented: string[] = []
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined) continue
    const { parts, nested } = segments.get(key) ?? nothing
    const member = `${JSON.stringify(key)}:${writeSegmented(one, nested)}`
    if (parts.length === 0) open.push(member)
    else segmented.push(parts.reduceRight((text, part) => markSegment(part, text), `,${member}`))
  }
  return `{${open.join(',')}${segmented.join('')}}`
}

const nothing: Segment = { parts: [], nested: new Map() }
const markSegment = (part: number, text: string) => `${OPEN}${segmentSign(part)}${text}${CLOSE}`

/** Matches an optional key of a part with its value, but not the same text within a string. */
export const segmentPattern = (part: number, key: string): RegExp =>
  new RegExp(`${OPEN}${segmentSign(part)},"${key}":([^${OPEN}${CLOSE}]*)${CLOSE}`)

/** The text with only the requested parts. */
export function selectSegments(text: string, parts: Iterable<number>): string {
  const selected = new Set([...parts].map(segmentSign))
  let cut = ''
  let from = 0
  let skipped = 0
  const copyUntil = (to: number) => {
    if (skipped > 0 || from === to) return
    // An object may have optional keys only.
    const isFirst = text[from] === ',' && cut.endsWith('{')
    cut += text.slice(isFirst ? from + 1 : from, to)
  }
  for (const mark of text.matchAll(segmentMarks)) {
    copyUntil(mark.index)
    const sign = mark[1]
    if (sign === undefined) skipped = Math.max(0, skipped - 1)
    else if (skipped > 0 || !selected.has(sign)) skipped += 1
    from = mark.index + mark[0].length
  }
  copyUntil(text.length)
  return cut
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
