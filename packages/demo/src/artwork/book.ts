import { hex, lighter, type Tone, tone } from './colour.ts'
import { wallShadow } from './composition.ts'
import { type InkSet, type InkSetName, inkSetNames, inkSets } from './inks.ts'
import { type TechniqueName, techniques } from './print.ts'
import { type Defs, rect } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'

const WIDE = 820
const TALL = 1100
const INLAY = { w: 560, h: 600 }

/** Books and pattern sheets of the studio: a printed cover round a block of pages. */
export const book: FamilyRenderer = {
  forms: Object.keys(techniques),
  palettes: inkSetNames,
  swatch: (palette) => hex(inkSets[palette as InkSetName].inks[0]),
  draw,
}

function draw({ form, palette, seed, defs, isInRoom }: DrawRequest): DrawnObject {
  const set: InkSet = inkSets[palette as InkSetName]
  const cloth = form === 'lino' ? set.inks[2] : set.inks[0]
  const art =
    wallShadow(WIDE / 2, TALL, set.ground.h, 0.9) +
    pages() +
    rect(-WIDE / 2, -TALL / 2, WIDE, TALL, `rx="7" fill="${hex(cloth)}"`) +
    linen(defs, cloth) +
    inlay(defs, set, cloth, techniques[form as TechniqueName](set, INLAY, seed)) +
    title(seed, hex(cloth.l > 0.62 ? tone(0.25, 0.02, 60) : set.paper)) +
    coverLight(defs)
  return {
    art: isInRoom ? art : `<g transform="rotate(-3)">${art}</g>`,
    leans: true,
    stand: 'wall',
    half: WIDE / 2,
    wide: WIDE / 2,
    tall: TALL,
    ground: set.ground,
    castsOwnShadow: true,
    close: { x: 120, y: 120, scale: 2.3 },
    what: `clothbound studio book with a ${form} cover in ${palette} inks`,
  }
}

// A printed plate, sunk into the cloth.
function inlay(defs: Defs, { paper }: InkSet, cloth: Tone, image: string): string {
  const [x, y] = [-INLAY.w / 2, -INLAY.h / 2]
  const clip = defs.clip(rect(x, y, INLAY.w, INLAY.h, ''))
  const edge = rect(
    x - 10,
    y - 10,
    INLAY.w + 20,
    INLAY.h + 20,
    `fill="${hex(lighter(cloth, -0.07))}"`,
  )
  const plate = rect(x, y, INLAY.w, INLAY.h, `fill="${hex(paper)}"`)
  return `<g transform="translate(30 -90)">${edge}${plate}<g clip-path="${clip}">${image}</g></g>`
}

function coverLight(defs: Defs): string {
  const [x, y] = [-WIDE / 2, -TALL / 2]
  const light = defs.linear(
    [
      [0, '#fff', 0.16],
      [0.5, '#fff', 0],
      [1, '#000', 0.1],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )
  const hinge = defs.linear([
    [0, '#000', 0.26],
    [0.3, '#fff', 0.16],
    [0.62, '#000', 0.22],
    [1, '#000', 0],
  ])
  return rect(x, y, 74, TALL, `fill="${hinge}"`) + rect(x, y, WIDE, TALL, `rx="7" fill="${light}"`)
}

const pages = () => {
  const [x, y] = [-WIDE / 2, -TALL / 2]
  let leaves = rect(x + 10, y + 10, WIDE + 14, TALL + 16, 'rx="5" fill="#8f8475"')
  for (let i = 0; i < 7; i++)
    leaves += rect(
      x + 8,
      y + 8,
      WIDE + 10 - i * 1.6,
      TALL + 12 - i * 1.8,
      `fill="${i % 2 ? '#efe9dc' : '#d9d0bf'}"`,
    )
  return leaves
}

function linen(defs: Defs, cloth: Tone): string {
  const [light, dark] = [hex(lighter(cloth, 0.05)), hex(lighter(cloth, -0.05))]
  const threads = defs.pattern(
    'width="8" height="8" patternUnits="userSpaceOnUse"',
    `<path d="M0 2h8M0 6h8" stroke="${light}" stroke-width="1"/><path d="M2 0v8M6 0v8" stroke="${dark}" stroke-width="1"/>`,
  )
  return rect(-WIDE / 2, -TALL / 2, WIDE, TALL, `rx="7" fill="${threads}" opacity=".55"`)
}

// A title in bars: lettering too far away to read, set with the manners of a real one.
function title(seed: number, colour: string): string {
  const first = 210 + (seed % 5) * 38
  return `<g fill="${colour}" opacity=".9">${rect(-250, 296, first, 20, '')}${rect(-250, 336, first * 0.64, 20, '')}${rect(-250, 424, 96, 9, '')}${rect(252, 410, 26, 34, 'rx="2" fill="none" stroke-width="0"')}</g><path d="M266 398h34v42h-34z" fill="none" stroke="${colour}" stroke-width="4"/><path d="M264 440h38" stroke="${colour}" stroke-width="8"/>`
}
