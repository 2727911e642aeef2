import { hex, lighter, tone } from './colour.ts'
import { wallShadow } from './composition.ts'
import { type InkSet, type InkSetName, inkSetNames, inkSets } from './inks.ts'
import { contour, field, lino, riso, type Technique } from './printing.ts'
import { type Defs, rect } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'

export const techniques = { field, riso, contour, lino } as const satisfies Record<
  string,
  Technique
>
export type TechniqueName = keyof typeof techniques

const captions: Record<TechniqueName, string> = {
  field: 'pen-plotted field of lines',
  riso: 'three-colour risograph',
  contour: 'contour map of an unknown country',
  lino: 'linocut of a low sun over water',
}

const WIDE = 880
const TALL = 1180

/** Works on paper: bare and pinned when shown alone, framed in a room. */
export const print: FamilyRenderer = {
  forms: Object.keys(techniques),
  palettes: inkSetNames,
  swatch: (palette) => hex(inkSets[palette as InkSetName].inks[0]),
  draw,
}

function draw({ form, palette, seed, defs, isInRoom }: DrawRequest): DrawnObject {
  const set: InkSet = inkSets[palette as InkSetName]
  const name = form as TechniqueName
  const image = techniques[name](set, { w: 700, h: 940 }, seed)
  const sheet = `${paper(defs, set)}<g transform="translate(0 -34)">${image}</g>${signature(seed)}`
  const half = WIDE / 2
  return {
    art: isInRoom
      ? wallShadow(half + 60, TALL + 120, set.ground.h, 1.2) + frame(sheet)
      : wallShadow(half, TALL, set.ground.h, 0.55) + sheet + pins(),
    stand: 'wall',
    half: isInRoom ? half + 60 : half,
    wide: half,
    tall: isInRoom ? TALL + 120 : TALL,
    ground: set.ground,
    castsOwnShadow: true,
    close: { x: 130, y: 300, scale: 2.4 },
    what: `${captions[name]}, ${palette} inks`,
  }
}

// Cotton paper: faint fibres, and a warm turn towards the far corner.
function paper(defs: Defs, { paper: sheet }: InkSet): string {
  const body = defs.linear(
    [
      [0, hex(lighter(sheet, 0.012))],
      [0.7, hex(sheet)],
      [1, hex(lighter(sheet, -0.03))],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )
  const shade = hex(lighter(sheet, -0.12))
  const fibres = defs.pattern(
    'width="90" height="90" patternUnits="userSpaceOnUse"',
    `<path d="M8 12l9 3M44 30l-7 6M70 14l3 9M20 58l10-2M60 66l8 5M84 46l-6-4M36 80l4-7M5 84l6-2M52 8l5-4" stroke="${shade}" stroke-width="1.2" fill="none" opacity=".5"/>`,
  )
  return (
    rect(-WIDE / 2, -TALL / 2, WIDE, TALL, `fill="${body}"`) +
    rect(-WIDE / 2, -TALL / 2, WIDE, TALL, `fill="${fibres}"`)
  )
}

// Pencil, under the image: number of the pull on the left, a hand's mark on the right.
function signature(seed: number): string {
  const y = TALL / 2 - 72
  const stroke =
    'fill="none" stroke="#5a544c" stroke-width="3" stroke-linecap="round" opacity=".75"'
  const swing = 12 + (seed % 5) * 3
  return (
    `<path d="M250 ${y}c10 -${swing} 16 -${swing} 18 0s12 -16 18 -6 4 14 12 -4 14 -18 18 2 20 4 34 -8" ${stroke}/>` +
    `<path d="M-346 ${y - 8}v16M-336 ${y + 8}l14 -20M-312 ${y - 8}c12 -6 14 6 2 8 14 0 12 12 -2 9M-290 ${y - 6}a7 8 0 1 0 .1 0" ${stroke}/>`
  )
}

function pins(): string {
  const brass = (x: number) =>
    `<circle cx="${x + 5}" cy="${-TALL / 2 + 40}" r="10" fill="#000" opacity=".2"/><circle cx="${x}" cy="${-TALL / 2 + 34}" r="10" fill="#b8934d"/><circle cx="${x - 3}" cy="${-TALL / 2 + 31}" r="4" fill="#f3dfae"/>`
  return brass(-WIDE / 2 + 34) + brass(WIDE / 2 - 34)
}

function frame(sheet: string): string {
  const [w, h] = [WIDE + 120, TALL + 120]
  const oak = tone(0.62, 0.065, 62)
  return (
    rect(-w / 2, -h / 2, w, h, `fill="${hex(oak)}"`) +
    rect(-w / 2, -h / 2, w, 9, `fill="${hex(lighter(oak, 0.12))}"`) +
    rect(-w / 2, -h / 2, 9, h, `fill="${hex(lighter(oak, 0.09))}"`) +
    rect(-w / 2 + 34, -h / 2 + 34, w - 68, h - 68, `fill="${hex(lighter(oak, -0.25))}"`) +
    rect(-w / 2 + 42, -h / 2 + 42, w - 84, h - 84, 'fill="#f4f1ea"') +
    sheet +
    `<path d="M${-w / 2 + 42} ${-h / 2 + 42}h${w * 0.55}L${-w / 2 + 42} ${h * 0.2}z" fill="#fff" opacity=".07"/>`
  )
}
