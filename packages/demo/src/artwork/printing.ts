import { hex, lighter } from './colour.ts'
import type { InkSet } from './inks.ts'
import { createNoise, createRandom, type Random } from './random.ts'
import { ellipse, n, type Point, polygon, polyline, rect, smooth } from './svg.ts'

/** The printed area: origin at its centre. */
export interface Area {
  w: number
  h: number
}

/** A printing technique: draws an image inside the area. */
export type Technique = (set: InkSet, area: Area, seed: number) => string

/** Lines that follow a wind, drawn so that none comes nearer to another than a pen allows. */
export const field: Technique = ({ inks }, area, seed) => {
  const random = createRandom(`field ${seed}`)
  const wind = createNoise(`wind ${seed}`)
  const tide = createNoise(`tide ${seed}`)
  const scale = random.between(420, 640)
  const turn = random.between(1.5, 2.6)
  const first = random.between(0, Math.PI)
  const angle = ([x, y]: Point) =>
    first + turn * (wind(x / scale, y / scale) + 0.3 * wind(x / 170, y / 170))
  const taken = occupancy(area, 13)
  const lines: Record<string, string> = {}
  for (let i = 0; i < 2600; i++) {
    const start: Point = [
      random.between(-area.w / 2, area.w / 2),
      random.between(-area.h / 2, area.h / 2),
    ]
    if (!taken.isFree(start)) continue
    const line = [
      ...trace(start, angle, -1, taken).reverse(),
      ...trace(start, angle, 1, taken).slice(1),
    ]
    if (line.length < 7) continue
    for (const point of line) taken.claim(point)
    const shade = tide(start[0] / 330, start[1] / 330) + random.between(-0.12, 0.12)
    const ink = shade > 0.22 ? 1 : shade < -0.25 ? 2 : 0
    const key = `${ink} ${random.pick([5, 6.5, 8.5])}`
    lines[key] = (lines[key] ?? '') + polyline(line)
  }
  return Object.entries(lines)
    .map(([key, d]) => {
      const [ink, width] = key.split(' ')
      return `<path d="${d}" fill="none" stroke="${hex(inks[Number(ink) as 0 | 1 | 2])}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    })
    .join('')
}

function trace(start: Point, angle: (at: Point) => number, way: 1 | -1, taken: Occupancy): Point[] {
  const points: Point[] = [start]
  let [x, y] = start
  for (let i = 0; i < 60; i++) {
    const a = angle([x, y])
    x += Math.cos(a) * 9 * way
    y += Math.sin(a) * 9 * way
    if (!taken.isFree([x, y])) break
    points.push([x, y])
  }
  return points
}

interface Occupancy {
  isFree: (point: Point) => boolean
  claim: (point: Point) => void
}

function occupancy({ w, h }: Area, distance: number): Occupancy {
  const cells = new Map<number, Point[]>()
  const cell = (x: number, y: number) => Math.floor(x / distance) * 4096 + Math.floor(y / distance)
  return {
    isFree: ([x, y]) => {
      if (Math.abs(x) > w / 2 || Math.abs(y) > h / 2) return false
      for (const dx of [-distance, 0, distance]) {
        for (const dy of [-distance, 0, distance]) {
          const near = cells.get(cell(x + dx, y + dy))
          if (near?.some(([px, py]) => Math.hypot(px - x, py - y) < distance)) return false
        }
      }
      return true
    },
    claim: (point) => {
      const key = cell(...point)
      cells.set(key, [...(cells.get(key) ?? []), point])
    },
  }
}

/** Three flat inks laid over each other, a hair out of register. */
export const riso: Technique = (set, area, seed) => {
  const random = createRandom(`riso ${seed}`)
  const scene = random.pick([pebbles, arches, sunrise])
  const layers = scene(random, area)
  return layers
    .map((shapes, i) => {
      const slip = `translate(${n(random.between(-5, 5))} ${n(random.between(-5, 5))})`
      return `<g fill="${hex(set.inks[i as 0 | 1 | 2])}" opacity=".93" style="mix-blend-mode:multiply" transform="${slip}">${shapes}</g>`
    })
    .join('')
}

type Layers = [string, string, string]

function pebbles(random: Random, { w, h }: Area): Layers {
  const layers: Layers = ['', '', '']
  const stones: { rx: number; ry: number }[] = []
  for (let i = 0, rx = w * random.between(0.36, 0.42); i < 6; i++) {
    stones.push({ rx, ry: rx * random.between(0.5, 0.78) })
    rx *= random.between(0.76, 0.88)
  }
  const fit = Math.min(1, (h * 0.52) / stones.reduce((sum, { ry }) => sum + ry * 0.93, 0))
  let y = h / 2
  stones.forEach(({ rx, ry }, i) => {
    const [wide, tall] = [rx * fit, ry * fit]
    layers[i % 3] += pebble(random, random.between(-w * 0.07, w * 0.07), y - tall, wide, tall)
    y -= tall * 1.84
  })
  return layers
}

function pebble(random: Random, cx: number, cy: number, rx: number, ry: number): string {
  const phase = random.between(0, 6)
  const edge = Array.from({ length: 48 }, (_, i): Point => {
    const a = (i / 48) * Math.PI * 2
    const swell = 1 + 0.045 * Math.sin(a * 2 + phase) + 0.03 * Math.sin(a * 3 - phase * 2)
    return [cx + Math.cos(a) * rx * swell, cy + Math.sin(a) * ry * swell]
  })
  return `<path d="${polygon(edge)}"/>`
}

function arches(random: Random, { w, h }: Area): Layers {
  const layers: Layers = ['', '', '']
  const way = random.pick([-1, 1])
  const arch = (cx: number, base: number, r: number, tall: number) =>
    `<path d="M${n(cx * way - r)} ${n(base)}V${n(base - tall)}A${n(r)} ${n(r)} 0 0 1 ${n(cx * way + r)} ${n(base - tall)}V${n(base)}Z"/>`
  layers[2] += arch(-w * 0.1, h * 0.5, w * 0.38, h * random.between(0.38, 0.5))
  layers[0] += arch(w * 0.16, h * 0.5, w * 0.3, h * random.between(0.22, 0.34))
  layers[1] += arch(-w * 0.2, h * 0.5, w * 0.2, h * random.between(0.12, 0.24))
  layers[1] += ellipse(
    w * random.between(0.12, 0.28) * way,
    -h * random.between(0.28, 0.36),
    w * 0.15,
    w * 0.15,
    '',
  )
  for (let i = 0; i < 5; i++)
    layers[0] += rect(
      way > 0 ? -w * 0.46 : w * 0.06,
      -h * 0.47 + i * 30,
      w * random.between(0.2, 0.4),
      9,
      'rx="4"',
    )
  return layers
}

function sunrise(random: Random, { w, h }: Area): Layers {
  const hill = (level: number, swing: number) => {
    const knots: Point[] = []
    for (let i = 0; i <= 6; i++)
      knots.push([-w / 2 + (i * w) / 6, level + random.between(-swing, swing)])
    return `<path d="${polygon([...smooth(knots, 10), [w / 2, h / 2], [-w / 2, h / 2]])}"/>`
  }
  const sun = ellipse(w * random.between(-0.16, 0.16), -h * 0.12, w * 0.31, w * 0.31, '')
  let rays = ''
  for (let i = 0; i < 11; i++) rays += rect(-w / 2, -h * 0.48 + i * 25, w, 5 + i * 1.1, '')
  return [hill(h * 0.2, 46), sun, rays + hill(h * 0.04, 60)]
}

/** Heights of a country that does not exist, cut level by level. */
export const contour: Technique = ({ inks }, area, seed) => {
  const land = createNoise(`land ${seed}`)
  const cell = 11
  const columns = Math.floor(area.w / cell)
  const rows = Math.floor(area.h / cell)
  const height = (i: number, j: number) =>
    land(i / 24, j / 24) + 0.42 * land(i / 10 + 9, j / 10) + 0.1 * land(i / 4, j / 4 + 5)
  const heights = Array.from({ length: columns + 1 }, (_, i) =>
    Array.from({ length: rows + 1 }, (_, j) => height(i, j)),
  )
  let art = ''
  for (let level = -9; level <= 9; level++) {
    const d = cut(heights, level * 0.105 + 0.013, cell, area)
    if (!d) continue
    const isIndex = level % 4 === 0
    const ink = level < -2 ? inks[2] : level > 4 ? inks[1] : inks[0]
    art += `<path d="${d}" fill="none" stroke="${hex(isIndex ? lighter(ink, -0.05) : ink)}" stroke-width="${isIndex ? 7 : 3.6}" stroke-linecap="round"/>`
  }
  return art
}

// Marching squares: each cell tells which of its sides the level crosses.
function cut(heights: number[][], level: number, cell: number, { w, h }: Area): string {
  const x0 = -w / 2
  const y0 = -h / 2
  let d = ''
  const across = (a: number, b: number) => (level - a) / (b - a)
  for (let i = 0; i < heights.length - 1; i++) {
    for (let j = 0; j < heights[0]!.length - 1; j++) {
      const [a, b, c, e] = [
        heights[i]![j]!,
        heights[i + 1]![j]!,
        heights[i + 1]![j + 1]!,
        heights[i]![j + 1]!,
      ]
      const hits: Point[] = []
      if (a > level !== b > level) hits.push([i + across(a, b), j])
      if (b > level !== c > level) hits.push([i + 1, j + across(b, c)])
      if (e > level !== c > level) hits.push([i + across(e, c), j + 1])
      if (a > level !== e > level) hits.push([i, j + across(a, e)])
      for (let k = 0; k + 1 < hits.length; k += 2) {
        d += polyline(
          [hits[k]!, hits[k + 1]!].map(([x, y]): Point => [x0 + x * cell, y0 + y * cell]),
        )
      }
    }
  }
  return d
}

/** One block of lino: whatever the gouge took away stays white. */
export const lino: Technique = (set, area, seed) => {
  const random = createRandom(`lino ${seed}`)
  const { w, h } = area
  const wander = createNoise(`lino ${seed}`)
  const horizon = h * random.between(0.02, 0.12)
  const sunX = w * random.between(-0.22, 0.22)
  const sunY = -h * random.between(0.16, 0.22)
  const r = w * random.between(0.17, 0.23)
  let cuts = ''
  for (let ring = r + 26; ring < w * 1.1; ring += 25) {
    const count = Math.floor((ring * 2 * Math.PI) / 66)
    for (let i = 0; i < count; i++) {
      const a = ((i + (Math.floor(ring / 25) % 2) / 2) / count) * Math.PI * 2
      const [x, y] = [sunX + Math.cos(a) * ring, sunY + Math.sin(a) * ring]
      if (Math.abs(x) > w / 2 - 34 || y < -h / 2 + 24 || y > horizon - 22) continue
      cuts += gouge(x, y, a + Math.PI / 2, random.between(22, 32), random.between(3, 6.5))
    }
  }
  for (let y = horizon + 18, row = 0; y < h / 2 - 20; y += 15 + row * 1.5, row++) {
    for (
      let x = -w / 2 + 30 + (row % 2) * 30;
      x < w / 2 - 30;
      x += random.between(48, 84) + row * 3
    ) {
      const dip = wander(x / 120, row * 0.35) * (8 + row * 2)
      const shine = Math.abs(x - sunX) < r * (0.7 + row * 0.05) ? 1.6 : 0.85
      cuts += gouge(
        x,
        y + dip,
        Math.sin(x / 90 + row) * 0.12,
        24 + row * 2.2,
        (2.6 + row * 0.34) * shine,
      )
    }
  }
  const edge = blockEdge(random, area)
  const disc = ellipse(sunX, sunY, r, r, `fill="${hex(set.inks[1])}"`)
  return `<path d="${edge}" fill="${hex(set.inks[0])}"/><g fill="${hex(set.paper)}">${cuts}</g>${ellipse(sunX, sunY, r + 7, r + 7, `fill="${hex(set.paper)}"`)}${disc}`
}

// A V-gouge enters, bites and leaves: a sliver pointed at both ends.
function gouge(x: number, y: number, angle: number, half: number, wide: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number) => `${n(x + u * c - v * s)} ${n(y + u * s + v * c)}`
  return `<path d="M${at(-half, 0)}Q${at(0, -wide)} ${at(half, 0)}Q${at(half * 0.2, wide)} ${at(-half, 0)}"/>`
}

function blockEdge(random: Random, { w, h }: Area): string {
  const points: Point[] = []
  const side = (from: Point, to: Point) => {
    for (let i = 0; i < 12; i++) {
      const t = i / 12
      points.push([
        from[0] + (to[0] - from[0]) * t + random.between(-2, 2),
        from[1] + (to[1] - from[1]) * t + random.between(-2, 2),
      ])
    }
  }
  const [x, y] = [w / 2, h / 2]
  side([-x, -y], [x, -y])
  side([x, -y], [x, y])
  side([x, y], [-x, y])
  side([-x, y], [-x, -y])
  return polygon(points)
}
