import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexToOklch, parseOklch, toLinearRgb } from './oklch.ts'

const channel = (linear: number) => {
  const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(v * 255)
}

test('a hexadecimal colour is the same colour in OKLCH, within one step of a channel', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, (...rgb) => {
      const hex = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
      const back = toLinearRgb(parseOklch(hexToOklch(hex))).map((v) => channel(Math.max(0, v)))
      for (const [at, value] of rgb.entries()) {
        expect(Math.abs((back[at] ?? -9) - value)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('another notation of a colour is refused with the accepted one', () => {
  expect(() => hexToOklch('red')).toThrow(/#b4412a/)
})
