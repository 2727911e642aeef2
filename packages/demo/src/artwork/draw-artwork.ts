import { book } from './book.ts'
import { hex } from './colour.ts'
import { composeRoomView, composeStudioView, HEIGHT, WIDTH } from './composition.ts'
import { enamel } from './enamel.ts'
import { glass } from './glass.ts'
import { paper } from './paper.ts'
import { print } from './print.ts'
import { createRandom } from './random.ts'
import { createDefs, type Defs } from './svg.ts'
import type {
  Artwork,
  ArtworkSpec,
  DrawnObject,
  DrawRequest,
  Family,
  FamilyRenderer,
} from './types.ts'
import { families } from './types.ts'
import { vessel } from './vessel.ts'
import { weave } from './weave.ts'

const renderers: Record<Family, FamilyRenderer> = {
  vessel,
  glass,
  print,
  weave,
  paper,
  enamel,
  book,
}

/** The shapes or techniques of a family, by name. */
export const formsOf = (family: Family): readonly string[] => rendererOf(family).forms

/** The colour sets of a family, by name. */
export const palettesOf = (family: Family): readonly string[] => rendererOf(family).palettes

/** The colour that stands for a palette on a swatch, #rrggbb. */
export function swatchOf(family: Family, palette: string): string {
  return rendererOf(family).swatch(
    requireKnownName(palette, palettesOf(family), `palette of "${family}"`),
  )
}

/** Draws one work as SVG. The same spec always gives the same SVG. */
export function drawArtwork(spec: ArtworkSpec): Artwork {
  const view = spec.view ?? 'main'
  const defs = createDefs()
  const object = drawObject(spec, defs, { isCompanion: false, isInRoom: view === 'room' })
  const scene =
    view === 'room'
      ? composeRoomView(defs, object, companionsFor(spec, object, defs))
      : composeStudioView(defs, object, view)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${defs.text()}${scene}</svg>`,
    width: WIDTH,
    height: HEIGHT,
    ground: hex(object.ground),
    alt: describe(object, view),
  }
}

function drawObject(
  spec: ArtworkSpec,
  defs: Defs,
  options: Pick<DrawRequest, 'isCompanion' | 'isInRoom'>,
): DrawnObject {
  const renderer = rendererOf(spec.family)
  const random = createRandom(`${spec.family} ${spec.seed}`)
  const form = requireKnownName(
    spec.form ?? random.pick(renderer.forms),
    renderer.forms,
    `form of "${spec.family}"`,
  )
  const palette = requireKnownName(
    spec.palette ?? random.pick(renderer.palettes),
    renderer.palettes,
    `palette of "${spec.family}"`,
  )
  return renderer.draw({ seed: spec.seed, form, palette, defs, ...options })
}

// Works on a board are surrounded by small pots with matching glazes.
function companionsFor(spec: ArtworkSpec, object: DrawnObject, defs: Defs): DrawnObject[] {
  const random = createRandom(`company ${spec.family} ${spec.seed}`)
  const companionOf = (forms: readonly string[]) =>
    drawObject(
      {
        family: 'vessel',
        seed: random.whole(1, 900),
        form: random.pick(forms),
        palette: random.pick(['bone', 'ash', 'shino', 'ink']),
      },
      defs,
      { isCompanion: true, isInRoom: true },
    )
  if (object.stand === 'wall') return [companionOf(['vase', 'moon', 'bottle', 'bowl'])]
  return [companionOf(['bottle', 'vase', 'double']), companionOf(['cup', 'bowl', 'moon'])]
}

function describe(object: DrawnObject, view: string): string {
  const subject = object.what.charAt(0).toUpperCase() + object.what.slice(1)
  if (view === 'detail') return `Close view: ${object.what}`
  if (view === 'room') {
    return object.stand === 'wall'
      ? `${subject}, hung above an oak board in afternoon light`
      : `${subject}, on an oak board in afternoon light`
  }
  return subject
}

function rendererOf(family: Family): FamilyRenderer {
  return renderers[requireKnownName(family, families, 'family of exhibits')]
}

function requireKnownName<T extends string>(name: T, accepted: readonly T[], what: string): T {
  if (accepted.includes(name)) return name
  throw new RangeError(`"${name}" is not a ${what}. Choose one of: ${accepted.join(', ')}.`)
}
