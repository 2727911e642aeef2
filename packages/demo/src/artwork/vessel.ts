import { greyer, hex, lighter, mix, type Tone } from './colour.ts'
import { type Glaze, type GlazeName, glazeNames, glazes } from './glazes.ts'
import { lit, type Vector } from './light.ts'
import { createNoise, createRandom, type Random } from './random.ts'
import {
  onRing,
  paintHollow,
  paintWall,
  patch,
  type Ring,
  ringsAlong,
  screenY,
  TILT,
} from './solid.ts'
import { ellipse, n, type Point, polygon, polyline } from './svg.ts'
import type { DrawnObject, DrawRequest, FamilyRenderer } from './types.ts'
import { type ThrownForm, type ThrownFormName, thrownForms } from './vessel-forms.ts'

/** Thrown clay: a profile turned round its axis, ringed by the wheel, dipped by hand. */
export const vessel: FamilyRenderer = {
  forms: Object.keys(thrownForms),
  palettes: glazeNames,
  swatch: (palette) => hex(glazes[palette as GlazeName].tone),
  draw,
}

interface Pot extends DrawRequest {
  random: Random
  glaze: Glaze
  form: string
  thrown: ThrownForm
  rings: Ring[]
  half: number
  tall: number
  mouth: Ring
}

function draw(commission: DrawRequest): DrawnObject {
  const pot = throwPot(commission)
  const what = `${pot.thrown.what} in ${commission.palette} glaze`
  const focus = Math.min(pot.tall * 0.62, pot.tall - 60)
  return {
    art: handle(pot) + wall(pot) + mouth(pot),
    stand: 'floor',
    half: pot.rings[2]!.r,
    wide: pot.half + (pot.thrown.handle ? 90 : 0),
    tall: pot.tall,
    ground: pot.glaze.ground,
    close: { x: -pot.half * 0.22, y: screenY(focus), scale: pot.half > 420 ? 2 : 2.5 },
    what,
  }
}

function throwPot(commission: DrawRequest): Pot {
  const random = createRandom(`vessel ${commission.form} ${commission.seed}`)
  const thrown = thrownForms[commission.form as ThrownFormName](random)
  const rings = ringsAlong(
    thrown.outside,
    commission.isCompanion ? 16 : commission.isInRoom ? 12 : 8.5,
  )
  const last = rings[rings.length - 1]!
  return {
    ...commission,
    random,
    thrown,
    rings: wheelMarked(rings, random, commission.form === 'plate' ? 0.03 : 0.085),
    glaze: glazes[commission.palette as GlazeName],
    half: Math.max(...rings.map((ring) => ring.r)),
    tall: last.y,
    mouth: last,
  }
}

// Fingers leave a spiral: the wall leans in and out a little, all the way up.
function wheelMarked(rings: Ring[], random: Random, depth: number): Ring[] {
  const wander = createNoise(random.next())
  const pitch = random.between(34, 52)
  return rings.map((ring) => {
    const lean =
      depth *
      (Math.sin((ring.y / pitch) * Math.PI * 2 + wander(ring.y / 90, 3) * 2.4) * 0.6 +
        wander(ring.y / 21, 7) * 0.7)
    return { ...ring, up: ring.up + lean, out: ring.out - lean * ring.up }
  })
}

function wall(pot: Pot): string {
  const { defs, rings, glaze, random } = pot
  const clay = paintWall(defs, rings, claySurface(glaze.clay))
  const style = random.pick(['whole', 'dipped', 'dipped', 'double'] as const)
  const first = style === 'dipped' ? random.between(0.26, 0.5) : random.between(0.06, 0.1)
  const wave = style === 'whole' ? 5 : random.between(8, 22)
  const base = dipped(pot, first * pot.tall, wave, glaze.tone, glaze.breaks)
  const second =
    style === 'double'
      ? dipped(pot, pot.tall * random.between(0.55, 0.74), 20, glaze.second, glaze.tone)
      : ''
  return clay + base + second + specks(pot) + seams(pot) + groove(pot) + window(pot)
}

const claySurface = (clay: Tone) => (normal: Vector, ring: Ring) =>
  lit({ tone: clay, gloss: 0 }, normal, Math.min(1, 0.45 + ring.y / 130))

function dipped(pot: Pot, level: number, wave: number, glaze: Tone, breaks: Tone): string {
  const { defs, rings, tall, thrown } = pot
  const line = dipLine(pot, level, wave)
  const above = rings.filter((ring) => ring.y > level - wave * 3 - 30)
  if (above.length < 3) return ''
  const rimStart = (thrown.lidFrom ?? tall) - 22
  const painted = paintWall(defs, above, (normal, ring) => {
    const nearRim = thrown.lidFrom === undefined ? ring.y - rimStart : 0
    const thin = Math.max(nearRim / 30, (normal[1] - ring.up * 0.2) * 0.28, 0)
    const low = Math.max(0, 1 - (ring.y - level) / 170) * 0.1
    const coat = mix(lighter(glaze, -low), breaks, Math.min(0.75, thin))
    return lit({ tone: coat, gloss: pot.glaze.gloss }, normal, Math.min(1, 0.5 + ring.y / 130))
  })
  const area: Point[] = [
    [-1200, -2200],
    [-1200, line[0]![1]],
    ...line,
    [1200, line[line.length - 1]![1]],
    [1200, -2200],
  ]
  const clip = defs.clip(`<path d="${polygon(area)}"/>`)
  const lip = `<path d="${polyline(line)}" fill="none" stroke-width=`
  const roll =
    `${lip}"9" stroke="${hex(lighter(breaks, -0.2))}" stroke-opacity=".32"/>` +
    `${lip}"3" stroke="${hex(lighter(breaks, 0.08))}" stroke-opacity=".5"/>`
  const edge = defs.clip(`<path d="${outline(pot)}"/>`)
  return `<g clip-path="${clip}">${painted}</g><g clip-path="${edge}">${roll}</g>`
}

// Held by the foot and lowered into the bucket: the line is nearly level, with a few runs.
function dipLine({ rings, random, seed }: Pot, level: number, wave: number): Point[] {
  const wander = createNoise(`dip ${seed} ${level}`)
  const lean = random.between(-0.6, 0.6) * wave
  const line: Point[] = []
  for (let degrees = -90; degrees <= 90; degrees += 2) {
    const angle = (degrees * Math.PI) / 180
    const run = Math.max(0, wander(degrees / 15, 5)) ** 3 * wave * 4
    const height = level + wander(degrees / 46, 1) * wave + lean * Math.sin(angle) - run
    const ring = rings.find((each) => each.y >= height) ?? rings[rings.length - 1]!
    line.push(onRing({ ...ring, y: height }, angle))
  }
  return line
}

const outline = ({ rings, thrown }: Pot) => {
  const used = thrown.inside ? rings : rings.slice(0, -1)
  return patch(used, -Math.PI / 2, Math.PI / 2)
}

// Where it broke: cracks that run from one blow, filled with lacquer and gold.
function seams({ glaze, rings, seed }: Pot): string {
  const { seam } = glaze
  if (!seam) return ''
  const random = createRandom(`seam ${seed}`)
  const from = Math.floor(rings.length * random.between(0.55, 0.68))
  const crack = (angle: number, way: number, lean: number, count: number) => {
    const points: Point[] = []
    for (let i = 0, a = angle; i < count; i++) {
      const ring = rings[from + Math.round(i * way * 5)]
      if (!ring) break
      points.push(onRing(ring, a))
      a += lean + random.between(-0.07, 0.07)
    }
    return polyline(points)
  }
  const d = [
    [1, 0.02, 40],
    [-1, 0.035, 40],
    [-0.7, -0.06, 15],
    [0.35, 0.11, 9],
    [-0.2, 0.09, 10],
  ]
    .map(([way, lean, count]) => crack(-0.12, way!, lean!, count!))
    .join('')
  const stroke = (colour: Tone, width: number, rest = '') =>
    `<path d="${d}" fill="none" stroke="${hex(colour)}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${rest}/>`
  return (
    stroke(lighter(seam, -0.28), 10) +
    stroke(seam, 7.5) +
    stroke(lighter(seam, 0.16), 2.4, 'transform="translate(-1 -1.4)"')
  )
}

function specks({ rings, random, isCompanion, glaze }: Pot): string {
  if (glaze.clay.l > 0.9) return ''
  let dots = ''
  for (let i = 0; i < (isCompanion ? 40 : 150); i++) {
    const ring = rings[random.whole(2, rings.length - 3)]!
    const angle = random.between(-1.5, 1.5)
    const [x, y] = onRing(ring, angle)
    const size = random.next() ** 3 * 4.6 + 1.1
    dots += ellipse(
      x,
      y,
      size * Math.cos(angle),
      size * 0.92,
      `opacity="${n(random.between(0.2, 0.7))}"`,
    )
  }
  return `<g fill="${hex(greyer(lighter(glaze.clay, -0.38), 0.9))}">${dots}</g>`
}

// The shadow in the seam under a lid.
function groove({ thrown, rings }: Pot): string {
  if (thrown.lidFrom === undefined) return ''
  const seat = rings.find((ring) => ring.y > thrown.lidFrom!)!
  const points: Point[] = []
  for (let a = -90; a <= 90; a += 6)
    points.push(onRing({ ...seat, r: seat.r * 0.985, y: seat.y - 2 }, (a * Math.PI) / 180))
  return `<path d="${polyline(points)}" fill="none" stroke="#1c1410" stroke-opacity=".55" stroke-width="8"/>`
}

// The soft box mirrored in a wet-looking glaze: one tall pane, fading at both ends.
function window({ rings, glaze, defs, tall, half }: Pot): string {
  if (glaze.gloss < 0.4 || tall < half * 0.5) return ''
  const lit = rings.filter((ring) => ring.y > tall * 0.34 && ring.y < tall * 0.86)
  if (lit.length < 4) return ''
  const fade = defs.linear(
    [
      [0, '#fff', 0],
      [0.25, '#fff', 1],
      [0.7, '#fff', 0.55],
      [1, '#fff', 0],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  const strength = (0.1 + glaze.gloss * 0.3).toFixed(2)
  return (
    `<path d="${patch(lit, -0.86, -0.62)}" fill="${fade}" opacity="${strength}"/>` +
    `<path d="${patch(lit, -0.57, -0.52)}" fill="${fade}" opacity="${strength}"/>`
  )
}

function mouth({ thrown, mouth: rim, defs, glaze, isCompanion }: Pot): string {
  if (!thrown.inside) return ''
  const lip = thrown.outside[thrown.outside.length - 1]![0] - thrown.inside[0]![0]
  const inner = rim.r - lip
  const y = screenY(rim.y)
  const deep = ringsAlong(thrown.inside, isCompanion ? 18 : 10)
  const depth = rim.y - deep[deep.length - 1]!.y
  const narrow = Math.min(1, inner / 330)
  const hollow = paintHollow(defs, deep, (normal, ring) => {
    const down = Math.min(1, (rim.y - ring.y) / Math.max(60, depth))
    const open = 1 - down * (1 - narrow * 0.8)
    return lit(
      { tone: lighter(glaze.tone, -0.05), gloss: glaze.gloss * 0.4 },
      normal,
      open * (0.25 + 0.75 * narrow),
    )
  })
  const clip = defs.clip(ellipse(0, y, inner, inner * TILT, ''))
  const edge = defs.linear([
    [0, hex(lighter(glaze.breaks, 0.03))],
    [0.3, hex(lighter(glaze.breaks, 0.1))],
    [0.7, hex(glaze.breaks)],
    [1, hex(lighter(glaze.breaks, -0.1))],
  ])
  return `${ellipse(0, y, rim.r, rim.r * TILT, `fill="${edge}"`)}<g clip-path="${clip}">${hollow}</g>`
}

// A pulled handle is a tube: dark outline, body, and a narrow run of light along its back.
function handle({ thrown, rings, glaze }: Pot): string {
  if (!thrown.handle) return ''
  const { top, bottom, reach } = thrown.handle
  const at = (height: number) => rings.find((ring) => ring.y >= height)!.r
  const [x0, y0] = [at(top) - 26, screenY(top)]
  const [x1, y1] = [at(bottom) - 22, screenY(bottom)]
  const d = `M${n(x0)} ${n(y0)}C${n(x0 + reach * 0.9)} ${n(y0 - 40)} ${n(x0 + reach * 1.35)} ${n(y0 + (y1 - y0) * 0.5)} ${n(x1 + 40)} ${n(y1 - 12)}L${n(x1)} ${n(y1)}`
  const stroke = (width: number, colour: Tone, rest = '') =>
    `<path d="${d}" fill="none" stroke-linecap="round" stroke-width="${width}" stroke="${hex(colour)}" ${rest}/>`
  const body = lighter(glaze.tone, -0.06)
  return (
    stroke(58, lighter(body, -0.2)) +
    stroke(50, lighter(body, -0.1), 'transform="translate(-2 -3)"') +
    stroke(34, body, 'transform="translate(-6 -7)"') +
    stroke(16, lighter(body, 0.06), 'transform="translate(-10 -12)"') +
    stroke(
      5,
      lighter(body, 0.2),
      `transform="translate(-12 -16)" opacity="${n(0.2 + glaze.gloss * 0.7)}"`,
    )
  )
}
