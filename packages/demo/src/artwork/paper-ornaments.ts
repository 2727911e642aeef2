import { hex, lighter } from './colour.ts'
import { type Corner, type FoldContext, type FoldedShape, normalOf, project } from './folding.ts'
import { shade, type Vector } from './light.ts'
import { screenY, TILT } from './solid.ts'
import { ellipse, type Point, polygon } from './svg.ts'

// A folded star: each point is two facets that meet in a ridge.
export function star({ sheet, random }: FoldContext): FoldedShape {
  const points = random.pick([6, 8, 10, 12])
  const [outer, waist] = [520, random.between(200, 290)]
  let facets = ''
  const put = (corners: Corner[]) => {
    const turned = normalOf(corners)
    const normal: Vector = turned[2] < 0 ? [-turned[0], -turned[1], -turned[2]] : turned
    const colour = shade({ tone: sheet.paper, gloss: 0.03 }, normal)
    facets += `<path d="${polygon(corners.map(([x, y]): Point => [x, -y]))}" fill="${hex(colour)}" stroke="${hex(colour)}" stroke-width="1.4" stroke-linejoin="round"/>`
  }
  const at = (r: number, step: number, z: number): Corner => {
    const a = (step / points) * Math.PI * 2
    return [Math.sin(a) * r, Math.cos(a) * r, z]
  }
  for (let i = 0; i < points; i++) {
    const reach = points > 6 && i % 2 ? outer * 0.78 : outer
    put([[0, 0, 210], at(reach, i, 0), at(waist, i + 0.5, 12)])
    put([[0, 0, 210], at(reach, i, 0), at(waist, i - 0.5, 12)])
  }
  const shadow = starShadow(points, outer, waist)
  const thread = `<path d="M0 ${-outer}V-1200" stroke="#7a6d60" stroke-width="3"/>`
  return {
    art: shadow + thread + facets,
    stand: 'wall',
    half: outer,
    wide: outer,
    tall: outer * 2,
    close: { x: 60, y: -40, scale: 2.2 },
  }
}

function starShadow(points: number, outer: number, waist: number): string {
  const layer = (grow: number) =>
    Array.from({ length: points * 2 }, (_, k): Point => {
      const isShort = points > 6 && (k / 2) % 2 === 1
      const r = (k % 2 ? waist : isShort ? outer * 0.78 : outer) * grow
      const a = (k / (points * 2)) * Math.PI * 2
      return [Math.sin(a) * r + 34, -Math.cos(a) * r + 52]
    })
  return Array.from({ length: 9 }, (_, i) => {
    const d = polygon(layer(1.02 - i * 0.014))
    return `<path d="${d}" fill="#2a1a12" opacity=".045" stroke="#2a1a12" stroke-width="${22 - i * 2}" stroke-linejoin="round"/>`
  }).join('')
}

// An open folded dish: a wall of triangles leaning out, seen from a little above.
export function bowl({ sheet, random }: FoldContext): FoldedShape {
  const count = random.pick([14, 16, 18])
  const [low, high, h] = [190, 430, random.between(250, 310)]
  const corner = (r: number, y: number, step: number): Corner => {
    const a = (step / count) * Math.PI * 2
    return [Math.sin(a) * r, y, Math.cos(a) * r]
  }
  const middle = (step: number) => corner(high * 0.82, h * 0.55, step)
  const facets = Array.from({ length: count }, (_, i) => [
    [corner(low, 0, i), corner(low, 0, i + 1), middle(i + 0.5)],
    [corner(low, 0, i + 1), middle(i + 1.5), middle(i + 0.5)],
    [middle(i + 0.5), middle(i + 1.5), corner(high, h, i + 1)],
  ]).flat()
  const depth = (corners: Corner[]) => corners.reduce((sum, each) => sum + each[2], 0)
  const ordered = facets
    .sort((a, b) => depth(a) - depth(b))
    .map((corners) => dishFacet(sheet, corners))
  const floor = ellipse(0, 0, low, low * TILT, `fill="${hex(lighter(sheet.paper, -0.24))}"`)
  const half = ordered.length / 2
  return {
    art: ordered.slice(0, half).join('') + floor + ordered.slice(half).join(''),
    stand: 'floor',
    half: low,
    wide: high,
    tall: h,
    close: { x: -80, y: screenY(h * 0.5), scale: 2.1 },
  }
}

function dishFacet(sheet: FoldContext['sheet'], corners: Corner[]): string {
  const turned = normalOf(corners)
  const isOutside = turned[2] + turned[1] * TILT > 0
  const normal: Vector = isOutside ? turned : [-turned[0], -turned[1], -turned[2]]
  const paper = isOutside ? sheet.paper : lighter(sheet.paper, 0.02)
  const colour = shade({ tone: paper, gloss: 0.02 }, normal, isOutside ? 1 : 0.75)
  const d = polygon(corners.map(project))
  return `<path d="${d}" fill="${hex(colour)}" stroke="${hex(lighter(colour, -0.03))}" stroke-width="1.6" stroke-linejoin="round"/>`
}
