/** A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Tone {
  l: number
  c: number
  h: number
}

export const tone = (l: number, c: number, h: number): Tone => ({ l, c, h })

/** The nearest sRGB colour as #rrggbb: chroma gives way until the colour can be shown. */
export function hex({ l, c, h }: Tone): string {
  const light = Math.min(1, Math.max(0, l))
  let chroma = Math.max(0, c)
  let rgb = toLinear(light, chroma, h)
  for (let i = 0; i < 24 && rgb.some(outOfGamut); i++) {
    chroma *= 0.9
    rgb = toLinear(light, chroma, h)
  }
  return `#${rgb.map(channel).join('')}`
}

export const lighter = (t: Tone, by: number): Tone => ({ ...t, l: clamp(t.l + by, 0, 1) })
export const greyer = (t: Tone, factor: number): Tone => ({ ...t, c: t.c * factor })

/** Between two tones, mixed in OKLab so that the way never leaves through a strange hue. */
export function mix(from: Tone, to: Tone, share: number): Tone {
  const [a, b] = [toLab(from), toLab(to)]
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return {
    l: at(0),
    c: Math.hypot(at(1), at(2)),
    h: ((Math.atan2(at(2), at(1)) * 180) / Math.PI + 360) % 360,
  }
}

export const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))

function toLab({ l, c, h }: Tone): [number, number, number] {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

function toLinear(l: number, c: number, h: number): number[] {
  const [, a, b] = toLab({ l, c, h })
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const outOfGamut = (x: number) => x < -0.0005 || x > 1.0005

function channel(linear: number): string {
  const x = clamp(linear, 0, 1)
  const encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
