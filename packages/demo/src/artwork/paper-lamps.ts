import { hex, lighter, mix } from './colour.ts'
import { type Corner, type FoldContext, type FoldedShape, facet, oakFoot } from './folding.ts'
import { shade, unit } from './light.ts'
import { screenY, TILT } from './solid.ts'
import { ellipse, n, type Stop } from './svg.ts'

export function lamp(work: FoldContext): FoldedShape {
  const { random } = work
  const h = random.between(820, 940)
  const waist = random.between(0.72, 0.86)
  const rows = random.whole(6, 8)
  const radius = (t: number) =>
    250 * (waist + (1 - waist) * Math.cos((t - 0.3) * Math.PI * 1.5)) * (1 - 0.1 * t)
  return standing({ ...work, glow: 0.85 }, rows, 14, h, radius)
}

export function globe(work: FoldContext): FoldedShape {
  const rows = work.random.whole(7, 9)
  const h = work.random.between(640, 720)
  const radius = (t: number) => 372 * Math.sin(Math.PI * (0.13 + 0.74 * t)) ** 0.85
  return standing({ ...work, glow: 0.9 }, rows, 18, h, radius)
}

type Radius = (t: number) => number

const FOOT = 46

function standing(
  work: FoldContext,
  rows: number,
  columns: number,
  h: number,
  radius: Radius,
): FoldedShape {
  const top = radius(1)
  const wide = Math.max(...Array.from({ length: 20 }, (_, i) => radius(i / 19)))
  return {
    art:
      oakFoot(radius(0)) +
      facetsOf(work, gridOf(rows, columns, h, radius)) +
      ellipse(0, screenY(FOOT + h), top * 0.985, top * TILT * 0.97, `fill="${bulb(work)}"`),
    stand: 'floor',
    half: radius(0),
    wide,
    tall: h + FOOT,
    close: { x: -60, y: screenY(h * 0.72), scale: 2.4 },
  }
}

// Every second row of corners is turned by half a step: that makes the triangles.
function gridOf(rows: number, columns: number, h: number, radius: Radius): Corner[][] {
  return Array.from({ length: rows + 1 }, (_, j) => {
    const r = radius(j / rows)
    return Array.from({ length: columns + 1 }, (_, i): Corner => {
      const a = ((i + (j % 2) / 2) / columns) * Math.PI * 2
      return [Math.sin(a) * r, FOOT + (h * j) / rows, Math.cos(a) * r]
    })
  })
}

function facetsOf(work: FoldContext, grid: Corner[][]): string {
  const rows = grid.length - 1
  let facets = ''
  for (let j = 0; j < rows; j++) {
    const core = 0.5 + Math.sin((Math.PI * (j + 0.5)) / rows) * 0.5
    for (let i = 0; i < grid[j]!.length - 1; i++) {
      const [a, b, c, d] = [grid[j]![i]!, grid[j]![i + 1]!, grid[j + 1]![i]!, grid[j + 1]![i + 1]!]
      const pair =
        j % 2
          ? [
              [a, b, d],
              [a, d, c],
            ]
          : [
              [a, b, c],
              [b, d, c],
            ]
      for (const corners of pair) facets += facet(work, corners, core)
    }
  }
  return facets
}

const bulb = ({ defs, sheet }: FoldContext) =>
  defs.radial([
    [0, '#fffdf2'],
    [0.6, hex(sheet.warm)],
    [1, hex(lighter(sheet.warm, -0.14))],
  ])

// A collapsible lantern: many shallow pleats round a drum, brighter where the bulb is near.
export function lantern(work: FoldContext): FoldedShape {
  const { random, sheet, defs } = work
  const h = random.between(760, 880)
  const r = random.between(255, 300)
  const bands = random.whole(24, 30) * 2
  const belly = (t: number) => r * (0.93 + 0.07 * Math.sin(Math.PI * t))
  let art = oakFoot(r * 0.94)
  for (let j = 0; j < bands; j++) {
    const t = j / bands
    const [low, high] = j % 2 ? [belly(t), belly(t) - 15] : [belly(t) - 15, belly(t)]
    const y = screenY(FOOT + h * t) + 1
    const top = screenY(FOOT + (h * (j + 1)) / bands)
    art += `<path d="M${n(-low)} ${n(y)}A${n(low)} ${n(low * TILT)} 0 0 0 ${n(low)} ${n(y)}L${n(high)} ${n(top)}A${n(high)} ${n(high * TILT)} 0 0 0 ${n(-high)} ${n(top)}Z" fill="${defs.linear(pleat(work, t, j % 2 === 1))}"/>`
  }
  const rim = `fill="${bulb(work)}" stroke="${hex(lighter(sheet.paper, -0.12))}" stroke-width="5"`
  return {
    art: art + ellipse(0, screenY(FOOT + h), r * 0.9, r * TILT * 0.9, rim),
    stand: 'floor',
    half: r,
    wide: r,
    tall: h + FOOT,
    close: { x: -70, y: screenY(h * 0.7), scale: 2.4 },
  }
}

function pleat({ sheet }: FoldContext, t: number, looksUp: boolean): Stop[] {
  const core = Math.exp(-(((t - 0.46) / 0.34) ** 2))
  const through = mix(sheet.paper, sheet.warm, 0.75)
  return [-90, -60, -30, 0, 30, 60, 90].map((degrees): Stop => {
    const a = (degrees * Math.PI) / 180
    const normal = unit([Math.sin(a), looksUp ? 0.55 : -0.55, Math.cos(a)])
    const outside = shade({ tone: sheet.paper, gloss: 0 }, normal)
    const share = (0.2 + 0.62 * Math.cos(a)) * (0.35 + 0.65 * core)
    return [(1 + Math.sin(a)) / 2, hex(mix(outside, through, share))]
  })
}
