/** Rounds to a tenth: invisible at 2000 px, and a third of the size. */
export const n = (x: number): string => String(Math.round(x * 10) / 10)

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the definitions of one picture; ids are counted, so that the output is reproducible. */
export interface Defs {
  linear: (stops: readonly Stop[], attributes?: string) => string
  radial: (stops: readonly Stop[], attributes?: string) => string
  clip: (shapes: string) => string
  pattern: (attributes: string, shapes: string) => string
  text: () => string
}

export function createDefs(): Defs {
  const parts: string[] = []
  const add = (build: (id: string) => string) => {
    const id = `d${parts.length}`
    parts.push(build(id))
    return `url(#${id})`
  }
  const gradient =
    (kind: string) =>
    (stops: readonly Stop[], attributes = '') =>
      add((id) => `<${kind} id="${id}" ${attributes}>${stops.map(stop).join('')}</${kind}>`)
  return {
    linear: gradient('linearGradient'),
    radial: gradient('radialGradient'),
    clip: (shapes) => add((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    pattern: (attributes, shapes) =>
      add((id) => `<pattern id="${id}" ${attributes}>${shapes}</pattern>`),
    text: () => (parts.length ? `<defs>${parts.join('')}</defs>` : ''),
  }
}

const stop = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${
    opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
  }/>`

export const group = (transform: string, inside: string) =>
  `<g transform="${transform}">${inside}</g>`

export const rect = (x: number, y: number, w: number, h: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${rest}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, rest: string) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`

export type Point = readonly [x: number, y: number]

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const polyline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

/** Points along a smooth curve through the knots (Catmull–Rom), `per` to each span. */
export function smooth(knots: readonly Point[], per: number): Point[] {
  const at = (i: number) => knots[Math.min(knots.length - 1, Math.max(0, i))]!
  const points: Point[] = []
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let s = 0; s < per; s++) {
      const t = s / per
      points.push([blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)])
    }
  }
  points.push(at(knots.length - 1))
  return points
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  const cubic = (-a + 3 * b - 3 * c + d) * t * t * t
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic)
}
