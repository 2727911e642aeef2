/**
 * A value as JSON with everything in it that anybody can ask for, each such part between fences. Cutting
 * it costs a walk from fence to fence: nothing is parsed, and nothing is written again.
 */

/** Which parts of a value stand between fences, key by key; what is true of a list is true of its items. */
export type Fences = ReadonlyMap<string, Gate>

interface Gate {
  /** Parts that the key is only there with, by their numbers. */
  readonly parts: readonly number[]
  readonly inside: Fences
}

// JSON escapes control characters, so that none stands in a text by itself.
const OPEN = '\u0002'
const CLOSE = '\u0003'
const numberToSign = (part: number) => String.fromCharCode(0x40 + part)
const fences = new RegExp(`${OPEN}(.)|${CLOSE}`, 'g')

/** Learns what each part adds from one value with all of them, and the same without one at a time. */
export function learnFences(whole: unknown, withouts: readonly unknown[]): Fences {
  if (Array.isArray(whole)) {
    return whole
      .map((item, at) =>
        learnFences(
          item,
          withouts.map((one) => (Array.isArray(one) ? one[at] : undefined)),
        ),
      )
      .reduce(mergeFences, new Map())
  }
  if (!isObject(whole)) return new Map()
  const others = withouts.map((one) => (isObject(one) ? one : undefined))
  return new Map(
    Object.entries(whole).flatMap(([key, value]) => {
      const parts = others.flatMap((one, part) => (one && one[key] === undefined ? [part] : []))
      const inside = learnFences(
        value,
        others.map((one) => one?.[key]),
      )
      return parts.length > 0 || inside.size > 0 ? [[key, { parts, inside }] as const] : []
    }),
  )
}

export function mergeFences(one: Fences, other: Fences): Fences {
  const all = new Map(one)
  for (const [key, { parts, inside }] of other) {
    const known = all.get(key)
    all.set(key, {
      parts: [...new Set([...(known?.parts ?? []), ...parts])],
      inside: known ? mergeFences(known.inside, inside) : inside,
    })
  }
  return all
}

/** JSON whose fenced keys stand behind all others of their object. */
export function writeFenced(value: unknown, gates: Fences): string {
  if (gates.size === 0) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((one) => writeFenced(one, gates)).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const open: string[] = []
  const fenced: string[] = []
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined) continue
    const { parts, inside } = gates.get(key) ?? nothing
    const member = `${JSON.stringify(key)}:${writeFenced(one, inside)}`
    if (parts.length === 0) open.push(member)
    else fenced.push(parts.reduceRight((text, part) => fence(part, text), `,${member}`))
  }
  return `{${open.join(',')}${fenced.join('')}}`
}

const nothing: Gate = { parts: [], inside: new Map() }
const fence = (part: number, text: string) => `${OPEN}${numberToSign(part)}${text}${CLOSE}`

/** Finds a key that stands by itself as a part, with its value; not one that only looks like it. */
export const fencedKey = (part: number, key: string): RegExp =>
  new RegExp(`${OPEN}${numberToSign(part)},"${key}":([^${OPEN}${CLOSE}]*)${CLOSE}`)

/** The text with those of its parts that were asked for. */
export function cutFenced(text: string, parts: Iterable<number>): string {
  const asked = new Set([...parts].map(numberToSign))
  let cut = ''
  let from = 0
  let left = 0
  const keep = (to: number) => {
    if (left > 0 || from === to) return
    // Nothing but fenced keys may be in an object.
    const isFirst = text[from] === ',' && cut.endsWith('{')
    cut += text.slice(isFirst ? from + 1 : from, to)
  }
  for (const mark of text.matchAll(fences)) {
    keep(mark.index)
    const sign = mark[1]
    if (sign === undefined) left = Math.max(0, left - 1)
    else if (left > 0 || !asked.has(sign)) left += 1
    from = mark.index + mark[0].length
  }
  keep(text.length)
  return cut
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
