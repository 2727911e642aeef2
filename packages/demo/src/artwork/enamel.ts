import { greyer, hex, lighter, type Tone, tone } from './colour.ts'
import { wallShadow } from './composition.ts'
import { glyphs } from './enamel-glyphs.ts'
import { createRandom, type Random } from './random.ts'
import { type Defs, ellipse, n, rect } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'

interface Coat {
  plate: Tone
  figures: readonly [Tone, Tone]
  ground: Tone
}

const CREAM = tone(0.95, 0.02, 88)

const coats = {
  cobalt: {
    plate: tone(0.4, 0.15, 264),
    figures: [CREAM, tone(0.82, 0.14, 85)],
    ground: tone(0.89, 0.016, 80),
  },
  vermilion: {
    plate: tone(0.6, 0.2, 33),
    figures: [CREAM, tone(0.3, 0.05, 25)],
    ground: tone(0.88, 0.018, 60),
  },
  racing: {
    plate: tone(0.38, 0.07, 158),
    figures: [CREAM, tone(0.79, 0.09, 50)],
    ground: tone(0.89, 0.016, 130),
  },
  butter: {
    plate: tone(0.88, 0.1, 92),
    figures: [tone(0.3, 0.06, 262), tone(0.62, 0.19, 34)],
    ground: tone(0.87, 0.018, 250),
  },
  cream: {
    plate: CREAM,
    figures: [tone(0.27, 0.02, 60), tone(0.6, 0.19, 33)],
    ground: tone(0.8, 0.026, 60),
  },
  sky: {
    plate: tone(0.76, 0.085, 228),
    figures: [CREAM, tone(0.34, 0.1, 262)],
    ground: tone(0.9, 0.016, 70),
  },
  pink: {
    plate: tone(0.82, 0.08, 8),
    figures: [tone(0.5, 0.17, 24), CREAM],
    ground: tone(0.88, 0.018, 350),
  },
  black: {
    plate: tone(0.24, 0.008, 70),
    figures: [CREAM, tone(0.78, 0.13, 78)],
    ground: tone(0.86, 0.014, 75),
  },
} as const satisfies Record<string, Coat>

const forms = ['letter', 'number', 'figures', 'round', 'arrow'] as const
type EnamelForm = (typeof forms)[number]

/** Vitreous enamel on steel: a domed plate, figures in a second and third firing, screws. */
export const enamel: FamilyRenderer = {
  forms,
  palettes: Object.keys(coats),
  swatch: (palette) => hex(coats[palette as keyof typeof coats].plate),
  draw,
}

interface Sign {
  coat: Coat
  random: Random
  defs: Defs
  seed: number
}

interface PlateSize {
  half: number
  tall: number
  radius: number
}

const sizes: Record<EnamelForm, PlateSize> = {
  letter: { half: 430, tall: 1100, radius: 56 },
  number: { half: 430, tall: 1100, radius: 430 },
  figures: { half: 500, tall: 1000, radius: 44 },
  round: { half: 500, tall: 1000, radius: 500 },
  arrow: { half: 560, tall: 620, radius: 70 },
}

function draw({ form, palette, seed, defs }: DrawRequest): DrawnObject {
  const name = form as EnamelForm
  const coat: Coat = coats[palette as keyof typeof coats]
  const sign: Sign = { coat, defs, seed, random: createRandom(`enamel ${form} ${seed}`) }
  const { half, tall, radius } = sizes[name]
  const drawn = { letter, number, figures, round, arrow }[name](sign)
  return {
    art: wallShadow(half, tall, coat.ground.h, 0.9, radius) + plate(sign, sizes[name], drawn.art),
    stand: 'wall',
    half,
    wide: half,
    tall,
    ground: coat.ground,
    castsOwnShadow: true,
    close: { x: half * 0.42, y: -tall * 0.3, scale: 2.3 },
    what: `enamel sign, ${drawn.says} on ${palette}`,
  }
}

function plate(sign: Sign, size: PlateSize, art: string): string {
  const { coat, defs, random } = sign
  const at = (by: number) => hex(lighter(coat.plate, by))
  const across = 'x1="0" y1="0" x2="1" y2="1"'
  const dome = defs.linear(
    [
      [0, at(0.07)],
      [0.45, at(0)],
      [1, at(-0.06)],
    ],
    across,
  )
  const edge = defs.linear(
    [
      [0, at(0.2)],
      [0.5, at(-0.04)],
      [1, at(-0.2)],
    ],
    across,
  )
  return (
    box(size, -3, `fill="${hex(lighter(greyer(coat.plate, 0.5), -0.2))}"`) +
    box(size, 0, `fill="${edge}"`) +
    box(size, 8, `fill="${dome}"`) +
    box(size, 34, `fill="none" stroke="${hex(coat.figures[0])}" stroke-width="7"`) +
    art +
    shine(defs, size) +
    screws(size) +
    chip(random, size)
  )
}

const box = ({ half, tall, radius }: PlateSize, inset: number, rest: string) => {
  const rounded = `rx="${n(Math.max(8, radius - inset))}" ${rest}`
  return rect(-half + inset, -tall / 2 + inset, (half - inset) * 2, tall - inset * 2, rounded)
}

// Glass fused to steel mirrors the room: a fading sky and two slanting bars of the window.
function shine(defs: Defs, size: PlateSize): string {
  const { half, tall } = size
  const sky = defs.linear(
    [
      [0, '#fff', 0.24],
      [0.3, '#fff', 0.05],
      [0.5, '#fff', 0],
    ],
    'x1="0" y1="0" x2=".6" y2="1"',
  )
  const bar = (low: number, left: number, right: number, high: number, opacity: number) =>
    `<path d="M${-half} ${n(tall * low)}L${n(half * left)} ${-tall / 2}H${n(half * right)}L${-half} ${n(tall * high)}Z" fill="#fff" opacity="${opacity}"/>`
  const bars = bar(0.02, 0.1, 0.5, 0.24, 0.1) + bar(0.3, 0.62, 0.7, 0.36, 0.08)
  return `${box(size, 6, `fill="${sky}"`)}<g clip-path="${defs.clip(box(size, 6, ''))}">${bars}</g>`
}

function screws({ half, tall, radius }: PlateSize): string {
  const isRound = radius > 200
  const places = isRound
    ? [
        [0, -tall / 2 + 66],
        [0, tall / 2 - 66],
      ]
    : [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a, b]) => [a! * (half - 74), b! * (tall / 2 - 74)])
  return places
    .map(([x, y], i) => {
      const slot = `<path d="M-9 0h18" transform="rotate(${35 + i * 47})" stroke="#5d5346" stroke-width="4" stroke-linecap="round"/>`
      return `<g transform="translate(${n(x!)} ${n(y!)})"><circle cx="2" cy="4" r="17" fill="#000" opacity=".3"/><circle r="15" fill="#a8977b"/><circle cx="-2" cy="-2" r="12" fill="#cdbfa3"/>${slot}</g>`
    })
    .join('')
}

// A sign that has hung somewhere: one small chip at the rim shows the steel.
function chip(random: Random, { half, tall, radius }: PlateSize): string {
  if (radius > 200) return ''
  const y = random.between(-tall * 0.1, tall * 0.25)
  return `<path d="M${half + 2} ${n(y)}q-15 4 -12 15t6 17q-3 10 6 14z" fill="#3a332e"/><path d="M${half + 2} ${n(y + 6)}q-8 4 -7 12t4 12q0 8 3 10z" fill="#6b5c50"/>`
}

interface DrawnSign {
  art: string
  says: string
}

const inCells = (symbol: string, size: number, colour: string): string => {
  const rows = glyphs[symbol]!
  const [x0, y0] = [-size * 1.5, -size * 2]
  // Neighbouring modules overlap by a hair so that no seam shows between them.
  const cells = rows.flatMap((row, j) =>
    [...row].map((kind, i) => moduleShape(kind, x0 + i * size, y0 + j * size, size)),
  )
  return `<g fill="${colour}" stroke="${colour}" stroke-width="1.2">${cells.join('')}</g>`
}

function moduleShape(kind: string, x: number, y: number, s: number): string {
  const arc = `A${n(s)} ${n(s)} 0 0 1`
  const [l, t, r, b] = [n(x), n(y), n(x + s), n(y + s)]
  switch (kind) {
    case '#':
      return rect(x, y, s, s, '')
    case 'o':
      return ellipse(x + s / 2, y + s / 2, s / 2, s / 2, '')
    case 'a':
      return `<path d="M${l} ${b}${arc} ${r} ${t}V${b}Z"/>`
    case 'b':
      return `<path d="M${l} ${t}${arc} ${r} ${b}H${l}Z"/>`
    case 'c':
      return `<path d="M${r} ${t}${arc} ${l} ${b}V${t}Z"/>`
    case 'd':
      return `<path d="M${r} ${b}${arc} ${l} ${t}H${r}Z"/>`
    default:
      return ''
  }
}

function letter({ coat, seed }: Sign): DrawnSign {
  const letters = Object.keys(glyphs).filter((each) => /[A-Z]/.test(each))
  const symbol = letters[seed % letters.length]!
  return { art: inCells(symbol, 190, hex(coat.figures[0])), says: `letter ${symbol}` }
}

function number({ coat, seed }: Sign): DrawnSign {
  const digits = Object.keys(glyphs).filter((each) => /\d/.test(each))
  const symbol = digits[seed % digits.length]!
  return { art: inCells(symbol, 150, hex(coat.figures[0])), says: `number ${symbol}` }
}

// Half the plate is composed, the other half answers by turning: order with one exception.
function figures({ coat, random }: Sign): DrawnSign {
  const [size, g] = [195, 4]
  const kinds = ['a', 'b', 'c', 'd', 'o', '#', '.']
  const half = Array.from({ length: 8 }, () => ({
    kind: random.pick(kinds),
    colour: random.chance(0.68) ? 0 : 1,
  }))
  const turn: Record<string, string> = { a: 'c', b: 'd', c: 'a', d: 'b' }
  let art = ''
  for (let k = 0; k < 16; k++) {
    const own = k < 8
    const { kind, colour } = own ? half[k]! : half[15 - k]!
    const shown = own ? kind : (turn[kind] ?? kind)
    const fill = hex(coat.figures[colour as 0 | 1])
    const [x, y] = [((k % g) - 2) * size, (Math.floor(k / g) - 2) * size]
    art += `<g fill="${fill}">${moduleShape(shown, x, y, size)}</g>`
  }
  return { art, says: 'sixteen figures in turning order' }
}

function round({ coat, random }: Sign): DrawnSign {
  const [a, b] = [hex(coat.figures[0]), hex(coat.figures[1])]
  const plateColour = hex(coat.plate)
  const r = 330
  const kind = random.pick(['sun', 'target', 'halves', 'wave'] as const)
  if (kind === 'target') {
    const rings = [330, 250, 170, 90].map((size, i) =>
      ellipse(0, 0, size, size, `fill="${[a, plateColour, b, a][i]}"`),
    )
    return { art: rings.join(''), says: 'four rings' }
  }
  if (kind === 'halves') {
    return {
      art: `<path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z" fill="${a}"/><path d="M${-r} 24A${r} ${r} 0 0 0 ${r} 24Z" fill="${b}"/>`,
      says: 'two halves of a disc',
    }
  }
  if (kind === 'wave') {
    const waves = [0, 1, 2].map(
      (i) =>
        `<path d="M-330 ${-130 + i * 130}q82 -110 165 0t165 0t165 0t165 0" fill="none" stroke="${i === 1 ? b : a}" stroke-width="58" stroke-linecap="round"/>`,
    )
    return { art: `<g transform="scale(.92)">${waves.join('')}</g>`, says: 'three waves' }
  }
  const rays = Array.from(
    { length: 16 },
    (_, i) => `<path d="M-30 -218L0 -352L30 -218Z" transform="rotate(${i * 22.5})" fill="${a}"/>`,
  )
  return {
    art: rays.join('') + ellipse(0, 0, 180, 180, `fill="${b}"`),
    says: 'a sun with sixteen rays',
  }
}

function arrow({ coat, random }: Sign): DrawnSign {
  const colour = hex(coat.figures[0])
  const flip = random.chance(0.5) ? 'scale(-1 1)' : ''
  const art = `<g transform="${flip}"><path d="M-230 -58H90V-190L370 0L90 190V58H-230Z" fill="${colour}" stroke="${colour}" stroke-width="14" stroke-linejoin="round"/>${ellipse(-330, 0, 62, 62, `fill="${hex(coat.figures[1])}"`)}</g>`
  return { art, says: 'an arrow' }
}
