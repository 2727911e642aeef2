import { hex, lighter, type Tone, tone } from './colour.ts'
import { wallShadow } from './composition.ts'
import { createRandom, type Random } from './random.ts'
import { type Defs, ellipse, n, rect, type Stop } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'
import { type Cloth, clothSize, type StructureName, structures, weaveCloth } from './weaving.ts'
import { type YarnSet, type YarnSetName, yarnSetNames, yarnSets } from './yarns.ts'

const forms = ['hanging', 'banner', 'cushion', 'towel'] as const
type WeaveForm = (typeof forms)[number]

const sizes: Record<WeaveForm, { warps: number; wefts: number; pitch: number }> = {
  hanging: { warps: 50, wefts: 64, pitch: 17 },
  banner: { warps: 32, wefts: 72, pitch: 17 },
  cushion: { warps: 54, wefts: 54, pitch: 17 },
  towel: { warps: 44, wefts: 66, pitch: 17 },
}

/** Cloth whose every thread really passes over and under its neighbours. */
export const weave: FamilyRenderer = {
  forms,
  palettes: yarnSetNames,
  swatch: (palette) => hex(yarnSets[palette as YarnSetName].stripes[0]),
  draw,
}

interface WeaveContext {
  form: WeaveForm
  set: YarnSet
  random: Random
  defs: Defs
  cloth: Cloth
  w: number
  h: number
}

function draw({ form, palette, seed, defs }: DrawRequest): DrawnObject {
  const random = createRandom(`weave ${form} ${seed}`)
  const set: YarnSet = yarnSets[palette as YarnSetName]
  const structure = random.pick(Object.keys(structures) as StructureName[])
  const cloth = plan(form as WeaveForm, set, random, structure)
  const work: WeaveContext = {
    form: form as WeaveForm,
    set,
    random,
    defs,
    cloth,
    ...clothSize(cloth),
  }
  const art = { hanging: hangingCloth, banner: hangingCloth, cushion, towel }[work.form](work)
  return {
    art,
    stand: 'wall',
    half: work.w / 2,
    wide: work.w / 2,
    tall: work.h + (form === 'cushion' ? 0 : 120),
    ground: set.ground,
    castsOwnShadow: true,
    leans: form === 'cushion',
    close: { x: -60, y: 120, scale: 3.4 },
    what: `${form === 'hanging' || form === 'banner' ? `woven ${form}` : form} in ${structure} weave, ${palette} yarns`,
  }
}

function plan(form: WeaveForm, set: YarnSet, random: Random, structure: StructureName): Cloth {
  const { warps, wefts, pitch } = sizes[form]
  const style =
    form === 'towel' ? 'bands' : random.pick(['bands', 'blocks', 'check', 'steps'] as const)
  const base = Array.from({ length: warps }, () => set.base)
  if (style === 'check') {
    const pattern = sett(set, random)
    return {
      warps: repeat(pattern, warps),
      wefts: repeat(pattern, wefts),
      structure: structures[structure],
      pitch,
    }
  }
  const rows =
    style === 'bands'
      ? bands(set, random, wefts)
      : style === 'blocks'
        ? blocks(set, random, wefts)
        : steps(set, random, wefts)
  return { warps: base, wefts: rows, structure: structures[structure], pitch }
}

const run = (yarn: Tone, count: number): Tone[] => Array.from({ length: count }, () => yarn)
const repeat = (pattern: Tone[], count: number): Tone[] =>
  Array.from({ length: count }, (_, i) => pattern[i % pattern.length]!)

function sett({ base, stripes: [a, b, c] }: YarnSet, random: Random): Tone[] {
  const wide = random.whole(6, 10)
  return [
    ...run(base, wide),
    ...run(a, 4),
    ...run(base, 2),
    ...run(a, 4),
    ...run(base, wide),
    ...run(b, random.whole(2, 5)),
    ...run(c, 2),
  ]
}

// A quiet field with a family of stripes at either end.
function bands({ base, stripes: [a, b, c] }: YarnSet, random: Random, count: number): Tone[] {
  const lead = random.whole(4, 7)
  const family = [
    ...run(a, random.whole(3, 6)),
    ...run(base, 2),
    ...run(b, 2),
    ...run(base, 2),
    ...run(c, random.whole(1, 3)),
    ...run(base, 3),
    ...run(a, 1),
  ]
  const rest = count - (lead + family.length) * 2
  return [
    ...run(base, lead),
    ...family,
    ...run(base, rest),
    ...[...family].reverse(),
    ...run(base, lead),
  ]
}

function blocks({ base, stripes: [a, b, c] }: YarnSet, random: Random, count: number): Tone[] {
  const shares = random.pick([
    [0.42, 0.08, 0.3, 0.06, 0.14],
    [0.2, 0.34, 0.06, 0.26, 0.14],
    [0.14, 0.14, 0.4, 0.08, 0.24],
  ])
  const yarns = random.pick([
    [base, c, a, base, b],
    [a, base, c, b, a],
    [b, base, a, c, base],
  ])
  return fill(
    yarns.flatMap((yarn, i) => run(yarn, Math.round(shares[i]! * count))),
    count,
    base,
  )
}

// One yarn gives way to the next, row by row.
function steps({ base, stripes: [a, b, c] }: YarnSet, random: Random, count: number): Tone[] {
  const order = random.pick([
    [base, b, a, c],
    [a, b, base, a],
    [c, a, b, base],
  ])
  return Array.from({ length: count }, (_, j) => {
    const place = (j / count) * (order.length - 1)
    const i = Math.floor(place)
    const share = place - i
    const isNext = (j * 5) % 8 < share * 8
    return order[Math.min(order.length - 1, isNext ? i + 1 : i)]!
  })
}

const fill = (rows: Tone[], count: number, yarn: Tone) =>
  [...rows, ...run(yarn, count)].slice(0, count)

function hangingCloth(work: WeaveContext): string {
  const { w, h, cloth, defs } = work
  const top = -h / 2 - 20
  const oak = tone(0.6, 0.065, 62)
  const rod =
    `<g transform="translate(12 20)" opacity=".22">${rect(-w / 2 - 60, top - 20, w + 120, 26, 'rx="13" fill="#1a120c"')}</g>` +
    rect(-w / 2 - 60, top - 24, w + 120, 26, `rx="13" fill="${hex(oak)}"`) +
    rect(-w / 2 - 54, top - 21, w + 108, 8, `rx="4" fill="${hex(lighter(oak, 0.14))}"`) +
    rect(-w / 2 - 56, top - 6, w + 112, 6, `rx="3" fill="${hex(lighter(oak, -0.14))}"`)
  const cord = `<path d="M${-w / 2 - 30} ${n(top - 18)}L0 ${n(top - 210)}L${w / 2 + 30} ${n(top - 18)}" fill="none" stroke="#4b4036" stroke-width="4"/><circle cy="${n(top - 212)}" r="9" fill="#8a7440"/>`
  const shadow = `<g transform="translate(0 14)">${wallShadow(w / 2, h + 40, work.set.ground.h, 1.1)}</g>`
  return (
    `${shadow}${cord}<g transform="translate(${n(-w / 2)} ${n(top)})">${fringe(work)}${weaveCloth(cloth)}</g>` +
    rect(-w / 2, top, w, h, `fill="${folds(defs, work.random)}"`) +
    rod
  )
}

// Warp ends left long and knotted in fours.
function fringe({ cloth, h, random }: WeaveContext): string {
  const { pitch, warps } = cloth
  let ends = ''
  for (let i = 0; i + 3 < warps.length; i += 4) {
    const x = (i + 2) * pitch
    for (let k = 0; k < 4; k++) {
      const from = (i + k + 0.5) * pitch
      const to = x + (k - 1.5) * 9 + random.between(-6, 6)
      const colour = hex(lighter(warps[i + k]!, k % 2 ? -0.06 : -0.01))
      ends += `<path d="M${n(from)} ${n(h - 4)}Q${n(from)} ${n(h + 20)} ${n(x)} ${n(h + 34)}Q${n(to)} ${n(h + 70)} ${n(to + random.between(-5, 5))} ${n(h + 110 + random.between(-12, 12))}" stroke="${colour}" stroke-width="6.5"/>`
    }
    ends += ellipse(x, h + 34, 11, 9, `fill="${hex(lighter(warps[i]!, -0.04))}"`)
  }
  return `<g fill="none" stroke-linecap="round">${ends}</g>`
}

function folds(defs: Defs, random: Random): string {
  const stops: Stop[] = []
  for (let i = 0; i <= 6; i++) {
    stops.push([
      Math.max(0, i / 6 - random.between(0.02, 0.07)),
      '#120c08',
      random.between(0.03, 0.13),
    ])
    if (i < 6) stops.push([i / 6 + random.between(0.05, 0.1), '#fff', random.between(0.02, 0.1)])
  }
  return defs.linear(stops)
}

// A cushion leans a little to every side: its seams bow, its middle takes the light.
function cushion(work: WeaveContext): string {
  const { w, h, cloth, defs, set } = work
  const [x, y] = [w / 2, h / 2]
  const seam = `M${-x} ${-y}Q0 ${-y + 46} ${x} ${-y}Q${x - 46} 0 ${x} ${y}Q0 ${y - 40} ${-x} ${y}Q${-x + 46} 0 ${-x} ${-y}Z`
  const clip = defs.clip(`<path d="${seam}"/>`)
  const body = defs.radial(
    [
      [0, '#fff', 0.2],
      [0.4, '#fff', 0.02],
      [0.66, '#1a110a', 0.07],
      [1, '#1a110a', 0.3],
    ],
    'cx=".4" cy=".34" r=".78"',
  )
  const creases = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(
      ([a, b]) =>
        `<path d="M${a! * (x - 14)} ${b! * (y - 14)}Q${a! * (x - 110)} ${b! * (y - 60)} ${a! * (x - 190)} ${b! * (y - 170)}Q${a! * (x - 80)} ${b! * (y - 100)} ${a! * (x - 14)} ${b! * (y - 14)}" fill="#1a110a" opacity=".13"/>`,
    )
    .join('')
  return (
    `<g transform="rotate(-2)">${wallShadow(x - 20, h - 40, set.ground.h, 1.9, 60)}` +
    `<g clip-path="${clip}"><g transform="translate(${n(-x)} ${n(-y)})">${weaveCloth(cloth)}</g>${creases}` +
    `<rect x="${n(-x)}" y="${n(-y)}" width="${n(w)}" height="${n(h)}" fill="${body}"/></g>` +
    `<path d="${seam}" fill="none" stroke="${hex(lighter(set.stripes[0], -0.1))}" stroke-width="9"/>` +
    `<path d="${seam}" fill="none" stroke="${hex(lighter(set.stripes[0], 0.1))}" stroke-width="3" transform="translate(-2 -3)"/></g>`
  )
}

// Folded once over a peg, the back half showing lower and darker.
function towel(work: WeaveContext): string {
  const { w, h, cloth, defs, random, set } = work
  const top = -h / 2
  const back = rect(-w * 0.44, top + 24, w * 0.9, h + 34, `fill="${hex(lighter(set.base, -0.16))}"`)
  const peg = tone(0.56, 0.065, 60)
  const bar =
    rect(-w / 2 - 110, top - 22, w + 220, 22, `rx="11" fill="${hex(peg)}"`) +
    rect(-w / 2 - 104, top - 19, w + 208, 7, `rx="3" fill="${hex(lighter(peg, 0.14))}"`)
  const roll = defs.linear(
    [
      [0, '#fff', 0.3],
      [0.4, '#fff', 0.05],
      [1, '#000', 0.16],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  return (
    `${wallShadow(w / 2, h + 20, set.ground.h, 1.4)}${bar}${back}<g transform="translate(${n(-w / 2)} ${n(top - 24)})">${weaveCloth(cloth)}</g>` +
    rect(-w / 2, top - 24, w, h, `fill="${folds(defs, random)}"`) +
    rect(-w / 2, top - 24, w, 44, `fill="${roll}"`)
  )
}
