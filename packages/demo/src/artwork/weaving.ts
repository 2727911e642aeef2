import { hex, lighter, type Tone } from './colour.ts'
import { n } from './svg.ts'

/** True where the warp thread lies over the weft. */
export type Structure = (warp: number, weft: number) => boolean

const mod = (a: number, b: number) => ((a % b) + b) % b
const mirrored = (i: number, turn: number) =>
  Math.floor(i / turn) % 2 ? turn - 1 - mod(i, turn) : mod(i, turn)

export const structures = {
  plain: (i, j) => mod(i + j, 2) === 0,
  twill: (i, j) => mod(i + j, 4) < 2,
  herringbone: (i, j) => mod(mirrored(i, 8) + j, 4) < 2,
  diamond: (i, j) => mod(mirrored(i, 8) + mirrored(j, 8), 4) < 2,
  basket: (i, j) => mod(Math.floor(i / 2) + Math.floor(j / 2), 2) === 0,
} as const satisfies Record<string, Structure>

export type StructureName = keyof typeof structures

export interface Cloth {
  warps: readonly Tone[]
  wefts: readonly Tone[]
  structure: Structure
  /** Distance from thread to thread. */
  pitch: number
}

export const clothSize = ({ warps, wefts, pitch }: Cloth) => ({
  w: warps.length * pitch,
  h: wefts.length * pitch,
})

/**
 * The cloth, thread by thread: every float is one stroke that ends where the thread dives, with
 * shade along its lower side and light along its upper. Origin at the top left corner.
 */
export function weaveCloth(cloth: Cloth): string {
  const { w, h } = clothSize(cloth)
  const floats = new Map<string, { tone: Tone; d: string }>()
  const put = (tone: Tone, d: string) => {
    const key = hex(tone)
    const entry = floats.get(key) ?? { tone, d: '' }
    entry.d += d
    floats.set(key, entry)
  }
  const { pitch } = cloth
  const inset = pitch * 0.3
  eachFloat(cloth, 'weft', (line, from, length) =>
    put(
      cloth.wefts[line]!,
      `M${n(from * pitch + inset)} ${n((line + 0.5) * pitch)}h${n(length * pitch - inset * 2)}`,
    ),
  )
  eachFloat(cloth, 'warp', (line, from, length) =>
    put(
      cloth.warps[line]!,
      `M${n((line + 0.5) * pitch)} ${n(from * pitch + inset)}v${n(length * pitch - inset * 2)}`,
    ),
  )
  const dark = hex({ ...cloth.warps[0]!, l: 0.4, c: 0.03 })
  const threads = [...floats.values()].map(({ tone, d }) => yarn(tone, d, pitch)).join('')
  return `<rect width="${n(w)}" height="${n(h)}" fill="${dark}"/><g fill="none" stroke-linecap="round">${threads}</g>`
}

function yarn(tone: Tone, d: string, pitch: number): string {
  const stroke = (colour: Tone, width: number, rest = '') =>
    `<path d="${d}" stroke="${hex(colour)}" stroke-width="${n(width)}" ${rest}/>`
  const lift = `transform="translate(${n(-pitch * 0.11)} ${n(-pitch * 0.11)})"`
  return (
    stroke(lighter(tone, -0.13), pitch * 0.98) +
    stroke(tone, pitch * 0.72, lift) +
    stroke(
      lighter(tone, 0.07),
      pitch * 0.22,
      `transform="translate(${n(-pitch * 0.2)} ${n(-pitch * 0.2)})" opacity=".8"`,
    )
  )
}

// Neighbouring crossings with the same thread on top are one float.
function eachFloat(
  { warps, wefts, structure }: Cloth,
  kind: 'warp' | 'weft',
  visit: (line: number, from: number, length: number) => void,
) {
  const lines = kind === 'warp' ? warps.length : wefts.length
  const cells = kind === 'warp' ? wefts.length : warps.length
  const isOnTop = (line: number, cell: number) =>
    kind === 'warp' ? structure(line, cell) : !structure(cell, line)
  for (let line = 0; line < lines; line++) {
    let from = -1
    for (let cell = 0; cell <= cells; cell++) {
      const on = cell < cells && isOnTop(line, cell)
      if (on && from < 0) from = cell
      if (!on && from >= 0) {
        visit(line, from, cell - from)
        from = -1
      }
    }
  }
}
