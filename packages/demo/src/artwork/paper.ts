import { hex, type Tone, tone } from './colour.ts'
import type { FoldContext, FoldedShape, Sheet } from './folding.ts'
import { globe, lamp, lantern } from './paper-lamps.ts'
import { bowl, star } from './paper-ornaments.ts'
import { createRandom } from './random.ts'
import { type Defs, ellipse } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'

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
export const paper: FamilyRenderer = {
  forms,
  palettes: Object.keys(sheets),
  swatch: (palette) => hex(sheets[palette as keyof typeof sheets].paper),
  draw,
}

function draw({ form, palette, seed, defs }: DrawRequest): DrawnObject {
  const sheet: Sheet = sheets[palette as keyof typeof sheets]
  const work: FoldContext = { sheet, defs, random: createRandom(`paper ${form} ${seed}`), glow: 0 }
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
function halo(defs: Defs, warm: Tone, { wide, tall }: FoldedShape): string {
  const air = defs.radial([
    [0, hex(warm), 0.9],
    [0.45, hex(warm), 0.42],
    [1, hex(warm), 0],
  ])
  return ellipse(0, -tall * 0.52, wide * 2, tall * 0.86, `fill="${air}"`)
}
