import { type Oklch, type Rgb, toLinearRgb } from './oklch.ts'

/** WCAG 2.2 contrast ratio, 1–21. A translucent `text` is blended with `ground` first. */
export function contrastRatio(text: Oklch, ground: Oklch): number {
  const back = toLinearRgb(ground).map(clip)
  const front = toLinearRgb(text).map((channel, i) => over(clip(channel), back[i] ?? 0, text.alpha))
  const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel))
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** Blends in gamma-encoded sRGB, as browsers do. */
const over = (front: number, back: number, alpha: number) =>
  alpha === 1 ? front : decode(encode(front) * alpha + encode(back) * (1 - alpha))

const luminance = ([r = 0, g = 0, b = 0]: readonly number[] | Rgb) =>
  0.2126 * r + 0.7152 * g + 0.0722 * b
