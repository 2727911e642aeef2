import { hex, lighter, mix, type Tone, tone } from './colour.ts'
import type { Commission, FamilyOfWorks, Piece } from './exhibit.ts'
import { type Material, shade, unit, type Vector } from './light.ts'
import { createRandom, type Random } from './random.ts'
import { screenY, TILT } from './solid.ts'
import { type Defs, ellipse, n, type Point, polygon, rect } from './svg.ts'

interface Sheet {
  paper: Tone
  ground: Tone
  /** Colour of the light inside a lamp. */
  warm: Tone
}

const WARM = tone(0.93, 0.085, 82)

const sheets = {
  natural: { paper: tone(0.94, 0.018, 85), ground: tone(0.83, 0.028, 65), warm: WARM },
  amber: { paper: tone(0.84, 0.11, 76), ground: tone(0.87, 0.03, 60), warm: tone(0.93, 0.12, 85) },
  persimmon: {
    paper: tone(0.72, 0.15, 45),
    ground: tone(0.89, 0.028, 45),
    warm: tone(0.88, 0.12, 65),
  },
  sky: {
    paper: tone(0.84, 0.05, 232),
    ground: tone(0.86, 0.024, 245),
    warm: tone(0.96, 0.03, 180),
  },
  sage: { paper: tone(0.8, 0.05, 140), ground: tone(0.9, 0.018, 110), warm: tone(0.95, 0.06, 110) },
  plum: { paper: tone(0.52, 0.09, 345), ground: tone(0.87, 0.02, 350), warm: tone(0.84, 0.1, 25) },
  ink: { paper: tone(0.36, 0.035, 262), ground: tone(0.82, 0.016, 250), warm: tone(0.8, 0.08, 70) },
} as const satisfies Record<string, Sheet>

const forms = ['lamp', 'globe', 'lantern', 'star', 'bowl'] as const
type PaperForm = (typeof forms)[number]

/** Folded paper: every facet has its own angle to the light, lamps carry one inside. */
export const paper: FamilyOfWorks = {
  forms,
  palettes: Object.keys(sheets),
  swatch: (palette) => hex(sheets[palette as keyof typeof sheets].paper),
  draw,
}

interface Work {
  sheet: Sheet
  random: Random
  defs: Defs
  /** 0 = unlit, 1 = a lamp that is on. */
  glow: number
}

/** A corner of a facet in space: x right, y up, z towards us. */
type Corner = Vector

function draw({ form, palette, seed, defs }: Commission): Piece {
  const sheet: Sheet = sheets[palette as keyof typeof sheets]
  const work: Work = { sheet, defs, random: createRandom(`paper ${form} ${seed}`), glow: 0 }
  const made = { lamp, globe, lantern, star, bowl }[form as PaperForm](work)
  const isLamp = form === 'lamp' || form === 'globe' || form === 'lantern'
  return {
    ...made,
    ground: sheet.ground,
    art: (isLamp ? halo(defs, sheet.warm, made) : '') + made.art,
    glow: isLamp ? sheet.warm : undefined,
    castsOwnShadow: form === 'star',
    what: `folded paper ${form}, ${palette}`,
  }
}

// Light that leaves the paper and hangs in the air round it.
function halo(defs: Defs, warm: Tone, { wide, tall }: Made): string {
  const air = defs.radial([
    [0, hex(warm), 0.9],
    [0.45, hex(warm), 0.42],
    [1, hex(warm), 0],
  ])
  return ellipse(0, -tall * 0.52, wide * 2, tall * 0.86, `fill="${air}"`)
}

type Made = Pick<Piece, 'art' | 'stand' | 'half' | 'wide' | 'tall' | 'close'>

function lamp(work: Work): Made {
  const { random } = work
  const h = random.between(820, 940)
  const waist = random.between(0.72, 0.86)
  const rows = random.whole(6, 8)
  const radius = (t: number) =>
    250 * (waist + (1 - waist) * Math.cos((t - 0.3) * Math.PI * 1.5)) * (1 - 0.1 * t)
  return standing({ ...work, glow: 0.85 }, rows, 14, h, radius)
}

function globe(work: Work): Made {
  const rows = work.random.whole(7, 9)
  const h = work.random.between(640, 720)
  const radius = (t: number) => 372 * Math.sin(Math.PI * (0.13 + 0.74 * t)) ** 0.85
  return standing({ ...work, glow: 0.9 }, rows, 18, h, radius)
}

function standing(
  work: Work,
  rows: number,
  columns: number,
  h: number,
  radius: (t: number) => number,
): Made {
  const foot = 46
  const grid = Array.from({ length: rows + 1 }, (_, j): Corner[] => {
    const t = j / rows
    const r = radius(t)
    return Array.from({ length: columns + 1 }, (_, i): Corner => {
      const a = ((i + (j % 2) / 2) / columns) * Math.PI * 2
      return [Math.sin(a) * r, foot + h * t, Math.cos(a) * r]
    })
  })
  const facets: string[] = []
  const add = (corners: Corner[], t: number) => {
    const drawn = facet(work, corners, 0.5 + Math.sin(Math.PI * t) * 0.5)
    if (drawn) facets.push(drawn)
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [grid[j]![i]!, grid[j]![i + 1]!, grid[j + 1]![i]!, grid[j + 1]![i + 1]!]
      const t = (j + 0.5) / rows
      if (j % 2) {
        add([a, b, d], t)
        add([a, d, c], t)
      } else {
        add([a, b, c], t)
        add([b, d, c], t)
      }
    }
  }
  const top = radius(1)
  const y = screenY(foot + h)
  const inside = work.defs.radial([
    [0, '#fffdf2'],
    [0.6, hex(work.sheet.warm)],
    [1, hex(lighter(work.sheet.warm, -0.14))],
  ])
  const wide = Math.max(...Array.from({ length: 20 }, (_, i) => radius(i / 19)))
  return {
    art:
      base(radius(0)) +
      facets.join('') +
      ellipse(0, y, top * 0.985, top * TILT * 0.97, `fill="${inside}"`),
    stand: 'floor',
    half: radius(0),
    wide,
    tall: h + foot,
    close: { x: -60, y: screenY(h * 0.72), scale: 2.4 },
  }
}

const base = (r: number) => {
  const oak = tone(0.58, 0.065, 60)
  return (
    ellipse(0, 0, r * 0.82, r * 0.82 * TILT, `fill="${hex(lighter(oak, -0.12))}"`) +
    rect(-r * 0.82, -24, r * 1.64, 24, `fill="${hex(lighter(oak, -0.08))}"`) +
    ellipse(0, -24, r * 0.82, r * 0.82 * TILT, `fill="${hex(oak)}"`) +
    ellipse(0, -44, r * 0.9, r * 0.9 * TILT, 'fill="#2a1a0e" opacity=".5"')
  )
}

// Facets that look away from the camera are the far side of the paper and stay hidden.
function facet({ sheet, glow }: Work, corners: Corner[], core: number): string {
  const normal = normalOf(corners)
  if (normal[2] + normal[1] * TILT <= 0.01) return ''
  const material: Material = { tone: sheet.paper, gloss: 0.04 }
  const outside = shade(material, normal)
  const through = mix(sheet.paper, sheet.warm, 0.55 + 0.3 * core)
  const toward = Math.max(0, normal[2]) ** 1.2 * core
  const colour = mix(outside, lighter(through, 0.03 * core), glow * (0.22 + 0.62 * toward))
  const d = polygon(corners.map(project))
  return `<path d="${d}" fill="${hex(colour)}" stroke="${hex(lighter(colour, -0.035))}" stroke-width="1.6" stroke-linejoin="round"/>`
}

const project = ([x, y, z]: Corner): Point => [x, screenY(y) + z * TILT]

function normalOf([a, b, c]: readonly Corner[]): Vector {
  const u: Vector = [b![0] - a![0], b![1] - a![1], b![2] - a![2]]
  const v: Vector = [c![0] - a![0], c![1] - a![1], c![2] - a![2]]
  return unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]])
}

// A collapsible lantern: many shallow pleats round a drum, brighter where the bulb is near.
function lantern(work: Work): Made {
  const { random, sheet } = work
  const h = random.between(760, 880)
  const r = random.between(255, 300)
  const pleats = random.whole(24, 30)
  let art = base(r * 0.94)
  for (let j = 0; j < pleats * 2; j++) {
    const t = j / (pleats * 2)
    const [low, high] = [46 + h * t, 46 + (h * (j + 1)) / (pleats * 2)]
    const belly = (at: number) => r * (0.93 + 0.07 * Math.sin(Math.PI * at))
    const [r0, r1] = j % 2 ? [belly(t), belly(t) - 15] : [belly(t) - 15, belly(t)]
    const up = j % 2 ? 0.55 : -0.55
    const core = Math.exp(-(((t - 0.46) / 0.34) ** 2))
    const stops = [-90, -60, -30, 0, 30, 60, 90].map((degrees) => {
      const a = (degrees * Math.PI) / 180
      const normal = unit([Math.sin(a), up, Math.cos(a)])
      const outside = shade({ tone: sheet.paper, gloss: 0 }, normal)
      const lit = mix(
        outside,
        mix(sheet.paper, sheet.warm, 0.75),
        (0.2 + 0.62 * Math.cos(a)) * (0.35 + 0.65 * core),
      )
      return [(1 + Math.sin(a)) / 2, hex(lit)] as const
    })
    const [y0, y1] = [screenY(low) + 1, screenY(high)]
    art += `<path d="M${n(-r0)} ${n(y0)}A${n(r0)} ${n(r0 * TILT)} 0 0 0 ${n(r0)} ${n(y0)}L${n(r1)} ${n(y1)}A${n(r1)} ${n(r1 * TILT)} 0 0 0 ${n(-r1)} ${n(y1)}Z" fill="${work.defs.linear(stops)}"/>`
  }
  const y = screenY(46 + h)
  const inside = work.defs.radial([
    [0, '#fffdf2'],
    [0.55, hex(sheet.warm)],
    [1, hex(lighter(sheet.warm, -0.16))],
  ])
  art += ellipse(
    0,
    y,
    r * 0.9,
    r * TILT * 0.9,
    `fill="${inside}" stroke="${hex(lighter(sheet.paper, -0.12))}" stroke-width="5"`,
  )
  return {
    art,
    stand: 'floor',
    half: r,
    wide: r,
    tall: h + 46,
    close: { x: -70, y: screenY(h * 0.7), scale: 2.4 },
  }
}

// A folded star: each point is two facets that meet in a ridge.
function star({ sheet, random }: Work): Made {
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
  const shadow = Array.from({ length: 9 }, (_, i) => {
    const grow = 1.02 - i * 0.014
    const edge: Point[] = []
    for (let k = 0; k < points * 2; k++) {
      const r = (k % 2 ? waist : points > 6 && (k / 2) % 2 ? outer * 0.78 : outer) * grow
      const a = (k / (points * 2)) * Math.PI * 2
      edge.push([Math.sin(a) * r + 34, -Math.cos(a) * r + 52])
    }
    return `<path d="${polygon(edge)}" fill="#2a1a12" opacity=".045" stroke="#2a1a12" stroke-width="${22 - i * 2}" stroke-linejoin="round"/>`
  }).join('')
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

// An open folded dish: a wall of triangles leaning out, seen from a little above.
function bowl({ sheet, random }: Work): Made {
  const count = random.pick([14, 16, 18])
  const [low, high, h] = [190, 430, random.between(250, 310)]
  const facets: { z: number; text: string }[] = []
  const corner = (r: number, y: number, step: number): Corner => {
    const a = (step / count) * Math.PI * 2
    return [Math.sin(a) * r, y, Math.cos(a) * r]
  }
  const put = (corners: Corner[]) => {
    const turned = normalOf(corners)
    const isOutside = turned[2] + turned[1] * TILT > 0
    const normal: Vector = isOutside ? turned : [-turned[0], -turned[1], -turned[2]]
    const colour = shade(
      { tone: isOutside ? sheet.paper : lighter(sheet.paper, 0.02), gloss: 0.02 },
      normal,
      isOutside ? 1 : 0.75,
    )
    const z = corners.reduce((sum, each) => sum + each[2], 0)
    facets.push({
      z,
      text: `<path d="${polygon(corners.map(project))}" fill="${hex(colour)}" stroke="${hex(lighter(colour, -0.03))}" stroke-width="1.6" stroke-linejoin="round"/>`,
    })
  }
  for (let i = 0; i < count; i++) {
    put([corner(low, 0, i), corner(low, 0, i + 1), corner(high * 0.82, h * 0.55, i + 0.5)])
    put([
      corner(low, 0, i + 1),
      corner(high * 0.82, h * 0.55, i + 1.5),
      corner(high * 0.82, h * 0.55, i + 0.5),
    ])
    put([
      corner(high * 0.82, h * 0.55, i + 0.5),
      corner(high * 0.82, h * 0.55, i + 1.5),
      corner(high, h, i + 1),
    ])
  }
  const floor = ellipse(0, 0, low, low * TILT, `fill="${hex(lighter(sheet.paper, -0.24))}"`)
  const sorted = facets.sort((a, b) => a.z - b.z).map((each) => each.text)
  const backSide = sorted.slice(0, sorted.length / 2).join('')
  return {
    art: backSide + floor + sorted.slice(sorted.length / 2).join(''),
    stand: 'floor',
    half: low,
    wide: high,
    tall: h,
    close: { x: -80, y: screenY(h * 0.5), scale: 2.1 },
  }
}
