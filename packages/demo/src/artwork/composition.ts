import { greyer, hex, lighter, mix, type Tone, tone } from './colour.ts'
import { type Defs, ellipse, group, n, type Point, polygon, rect } from './svg.ts'
import type { DrawnObject, View } from './types.ts'

export const WIDTH = 1600
export const HEIGHT = 2000
const FLOOR_Y = 1545
const EYE_LEVEL_Y = 960

/** A paper sweep behind a thing that stands, a plain wall behind one that hangs. */
export function backdrop(defs: Defs, ground: Tone, stand: DrawnObject['stand']): string {
  const at = (by: number) => hex(lighter(ground, by))
  const sweep =
    stand === 'floor'
      ? defs.linear(
          [
            [0, at(-0.012)],
            [0.42, at(0.018)],
            [0.6, at(0.004)],
            [0.69, at(-0.03)],
            [0.78, at(-0.012)],
            [1, at(0.022)],
          ],
          'x1="0" y1="0" x2="0" y2="1"',
        )
      : defs.linear(
          [
            [0, at(0.02)],
            [1, at(-0.02)],
          ],
          'x1="0" y1="0" x2=".5" y2="1"',
        )
  return rect(0, 0, WIDTH, HEIGHT, `fill="${sweep}"`) + lampPool(defs, ground)
}

// Light falls off away from the lamp: bright upper left, a breath darker lower right.
function lampPool(defs: Defs, ground: Tone): string {
  const pool = defs.radial(
    [
      [0, '#fff', 0.34],
      [0.45, '#fff', 0.1],
      [1, '#fff', 0],
    ],
    'cx=".26" cy=".24" r=".85"',
  )
  const corner = defs.radial(
    [
      [0, hex(lighter(ground, -0.4)), 0],
      [0.6, hex(lighter(ground, -0.4)), 0],
      [1, hex(lighter(ground, -0.4)), 0.2],
    ],
    'cx=".4" cy=".4" r=".95"',
  )
  return rect(0, 0, WIDTH, HEIGHT, `fill="${pool}"`) + rect(0, 0, WIDTH, HEIGHT, `fill="${corner}"`)
}

/** The pool of shadow a standing thing throws, and the dark line where it touches. */
export function floorShadow(defs: Defs, object: DrawnObject): string {
  const dark = hex(tone(0.2, 0.03, object.ground.h))
  const soft = (strength: number) =>
    defs.radial([
      [0, dark, strength],
      [0.35, dark, strength * 0.72],
      [0.7, dark, strength * 0.2],
      [1, dark, 0],
    ])
  const { half, tall } = object
  const reach = half * 1.25 + tall * 0.3
  const light = object.glow
    ? ellipse(
        half + tall * 0.16,
        -18,
        half * 0.9 + tall * 0.16,
        half * 0.28,
        `fill="${glowOf(defs, object.glow)}"`,
      )
    : ''
  return (
    `<g transform="rotate(-3)">${ellipse(half * 0.55 + tall * 0.17, -14, reach, half * 0.34 + 26, `fill="${soft(object.glow ? 0.24 : 0.4)}"`)}</g>${light}` +
    ellipse(half * 0.1, 6, half * 1.3, half * 0.27 + 12, `fill="${soft(0.62)}"`)
  )
}

const glowOf = (defs: Defs, glow: Tone) =>
  defs.radial([
    [0, hex(glow), 0.75],
    [0.5, hex(glow), 0.35],
    [1, hex(glow), 0],
  ])

/** The shadow of a flat object on the wall behind it, in layers from wide to narrow. */
export function wallShadow(half: number, tall: number, hue: number, depth = 1, radius = 4): string {
  const colour = hex(tone(0.22, 0.03, hue))
  let layers = ''
  for (let i = 0; i < 14; i++) {
    const spread = (13 - i) * 4.2 * depth - 12 * depth
    layers += rect(
      -half - spread + 26 * depth,
      -tall / 2 - spread + 38 * depth,
      (half + spread) * 2,
      tall + spread * 2,
      `rx="${n(Math.max(radius, spread + radius))}" fill="${colour}" opacity=".034"`,
    )
  }
  return layers
}

/** Puts one work on its stage for a view that shows it alone. */
export function composeStudioView(defs: Defs, object: DrawnObject, view: View): string {
  const shadow = object.castsOwnShadow
    ? ''
    : object.stand === 'floor'
      ? floorShadow(defs, object)
      : wallShadow(object.half, object.tall, object.ground.h)
  const standing = object.stand === 'floor'
  const size = standing
    ? Math.min(1200 / object.tall, 590 / object.wide, 1.45)
    : Math.min(1480 / object.tall, 610 / object.wide, 1.2)
  const lift = standing ? -(1200 - object.tall * size) * 0.24 : 0
  const foot = `translate(${standing ? 770 : 800} ${n((standing ? FLOOR_Y : EYE_LEVEL_Y) + lift)}) scale(${size.toFixed(3)})`
  const placed = group(foot, shadow + object.art)
  const scene = backdrop(defs, object.ground, object.stand) + placed
  if (view !== 'detail') return scene
  const { x, y, scale } = object.close
  const eyeY = (standing ? FLOOR_Y : EYE_LEVEL_Y) + lift + y * size
  return group(
    `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale}) translate(${n(-800 - x * size)} ${n(-eyeY)})`,
    scene,
  )
}

/** An interior: a board or a bench, light through a window, and other works around it. */
export function composeRoomView(
  defs: Defs,
  object: DrawnObject,
  companions: readonly DrawnObject[],
): string {
  const wall = mix(greyer(object.ground, 0.55), tone(0.9, 0.016, 80), 0.45)
  return object.stand === 'floor'
    ? boardScene(defs, wall, object, companions)
    : wallScene(defs, wall, object, companions)
}

function boardScene(
  defs: Defs,
  wall: Tone,
  object: DrawnObject,
  companions: readonly DrawnObject[],
): string {
  const top = 1430
  const placedObject = (one: DrawnObject, x: number, y: number, scale: number) =>
    group(`translate(${x} ${y}) scale(${scale})`, floorShadow(defs, one) + one.art)
  const scale = Math.min(1, 850 / object.tall, 400 / object.wide)
  const others = companions.map((one, i) => {
    const fit = Math.min(0.62, 520 / one.tall)
    return placedObject(one, i === 0 ? 1190 : 330, i === 0 ? 1500 : 1470, fit)
  })
  return (
    wallPaint(defs, wall) +
    windowLight(wall) +
    board(defs, top) +
    others.join('') +
    placedObject(object, 740, 1580, scale)
  )
}

function wallScene(
  defs: Defs,
  wall: Tone,
  object: DrawnObject,
  companions: readonly DrawnObject[],
): string {
  const scale = Math.min(0.85, 1080 / object.tall, 430 / object.wide)
  const height = object.leans ? 1650 - (object.tall / 2) * scale : 740
  const placed =
    (object.castsOwnShadow ? '' : wallShadow(object.half, object.tall, object.ground.h)) +
    object.art
  const onBench = companions
    .map((one) =>
      group(
        `translate(1180 1650) scale(${Math.min(0.5, 380 / one.tall).toFixed(3)})`,
        floorShadow(defs, one) + one.art,
      ),
    )
    .join('')
  return (
    wallPaint(defs, wall) +
    windowLight(wall) +
    board(defs, 1585) +
    (object.leans ? footShadow(defs, object.wide * scale) : '') +
    group(
      `translate(${object.leans ? 610 : 690} ${n(height)}) scale(${scale.toFixed(3)})`,
      placed,
    ) +
    onBench
  )
}

const footShadow = (defs: Defs, half: number) => {
  const dark = defs.radial([
    [0, '#20150d', 0.6],
    [0.7, '#20150d', 0.3],
    [1, '#20150d', 0],
  ])
  return ellipse(634, 1652, half * 1.12, 26, `fill="${dark}"`)
}

function wallPaint(defs: Defs, wall: Tone): string {
  const paint = defs.linear(
    [
      [0, hex(lighter(wall, -0.05))],
      [0.5, hex(wall)],
      [1, hex(lighter(wall, -0.06))],
    ],
    'x1="0" y1="0" x2="1" y2=".6"',
  )
  return rect(0, 0, WIDTH, HEIGHT, `fill="${paint}"`)
}

// Four panes of afternoon sun, slanted by the hour; edges soften in thin steps.
function windowLight(wall: Tone): string {
  const sun = hex(mix(lighter(wall, 0.2), tone(0.97, 0.05, 85), 0.6))
  let panes = ''
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const x = 300 + column * 400 + row * 130
    const y = 150 + row * 560 + column * 90
    for (let i = 0; i < 7; i++) {
      const e = 18 - i * 6
      const pane: Point[] = [
        [x - e, y - e],
        [x + 340 + e, y + 76 - e],
        [x + 462 + e, y + 590 + e],
        [x + 122 - e, y + 514 + e],
      ]
      panes += `<path d="${polygon(pane)}" fill="${sun}" opacity=".075"/>`
    }
  }
  return panes
}

function board(defs: Defs, top: number): string {
  const oak = tone(0.72, 0.06, 68)
  const face = defs.linear(
    [
      [0, hex(lighter(oak, -0.03))],
      [1, hex(lighter(oak, 0.06))],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  let grain = ''
  for (let i = 0; i < 15; i++) {
    const y = top + 16 + i * i * 1.25
    grain += `<path d="M0 ${n(y)}C400 ${n(y + Math.sin(i * 2.1) * 9)} 1000 ${n(y - Math.cos(i * 1.7) * 11)} 1600 ${n(y + Math.sin(i) * 6)}"/>`
  }
  const depth = 285
  const front = defs.linear(
    [
      [0, hex(lighter(oak, 0.09))],
      [0.06, hex(lighter(oak, -0.13))],
      [1, hex(lighter(oak, -0.22))],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  return (
    rect(0, top - 9, WIDTH, 9, 'fill="#2a1d14" opacity=".16"') +
    rect(0, top, WIDTH, depth, `fill="${face}"`) +
    `<g fill="none" stroke="${hex(lighter(oak, -0.12))}" stroke-width="3" opacity=".35">${grain}</g>` +
    rect(0, top + depth, WIDTH, HEIGHT - top - depth, `fill="${front}"`)
  )
}
