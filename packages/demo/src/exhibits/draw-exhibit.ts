import { book } from './book.ts'
import { hex } from './colour.ts'
import { enamel } from './enamel.ts'
import type { Commission, Exhibit, ExhibitSpec, Family, FamilyOfWorks, Piece } from './exhibit.ts'
import { families } from './exhibit.ts'
import { glass } from './glass.ts'
import { paper } from './paper.ts'
import { print } from './print.ts'
import { createRandom } from './random.ts'
import { HEIGHT, stageAlone, stageRoom, WIDTH } from './stage.ts'
import { createDefs, type Defs } from './svg.ts'
import { vessel } from './vessel.ts'
import { weave } from './weave.ts'

const houses: Record<Family, FamilyOfWorks> = { vessel, glass, print, weave, paper, enamel, book }

/** The shapes or techniques of a family, by name. */
export const formsOf = (family: Family): readonly string[] => houseOf(family).forms

/** The colour sets of a family, by name. */
export const palettesOf = (family: Family): readonly string[] => houseOf(family).palettes

/** The colour that stands for a palette on a swatch, #rrggbb. */
export function swatchOf(family: Family, palette: string): string {
  return houseOf(family).swatch(known(palette, palettesOf(family), `palette of "${family}"`))
}

/** Draws one work as SVG text. The same spec always gives the same text. */
export function drawExhibit(spec: ExhibitSpec): Exhibit {
  const view = spec.view ?? 'main'
  const defs = createDefs()
  const piece = make(spec, defs, { isCompanion: false, isInRoom: view === 'room' })
  const scene =
    view === 'room'
      ? stageRoom(defs, piece, companyFor(spec, piece, defs))
      : stageAlone(defs, piece, view)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${defs.text()}${scene}</svg>`,
    width: WIDTH,
    height: HEIGHT,
    ground: hex(piece.ground),
    alt: describe(piece, view),
  }
}

function make(
  spec: ExhibitSpec,
  defs: Defs,
  place: Pick<Commission, 'isCompanion' | 'isInRoom'>,
): Piece {
  const house = houseOf(spec.family)
  const random = createRandom(`${spec.family} ${spec.seed}`)
  const form = known(spec.form ?? random.pick(house.forms), house.forms, `form of "${spec.family}"`)
  const palette = known(
    spec.palette ?? random.pick(house.palettes),
    house.palettes,
    `palette of "${spec.family}"`,
  )
  return house.draw({ seed: spec.seed, form, palette, defs, ...place })
}

// Things on a board keep quiet company: small pots whose glazes do not compete.
function companyFor(spec: ExhibitSpec, piece: Piece, defs: Defs): Piece[] {
  const random = createRandom(`company ${spec.family} ${spec.seed}`)
  const quiet = (forms: readonly string[]) =>
    make(
      {
        family: 'vessel',
        seed: random.whole(1, 900),
        form: random.pick(forms),
        palette: random.pick(['bone', 'ash', 'shino', 'ink']),
      },
      defs,
      { isCompanion: true, isInRoom: true },
    )
  if (piece.stand === 'wall') return [quiet(['vase', 'moon', 'bottle', 'bowl'])]
  return [quiet(['bottle', 'vase', 'double']), quiet(['cup', 'bowl', 'moon'])]
}

function describe(piece: Piece, view: string): string {
  const subject = piece.what.charAt(0).toUpperCase() + piece.what.slice(1)
  if (view === 'detail') return `Close view: ${piece.what}`
  if (view === 'room') {
    return piece.stand === 'wall'
      ? `${subject}, hung above an oak board in afternoon light`
      : `${subject}, on an oak board in afternoon light`
  }
  return subject
}

function houseOf(family: Family): FamilyOfWorks {
  return houses[known(family, families, 'family of exhibits')]
}

function known<T extends string>(name: T, accepted: readonly T[], what: string): T {
  if (accepted.includes(name)) return name
  throw new RangeError(`"${name}" is not a ${what}. Choose one of: ${accepted.join(', ')}.`)
}
