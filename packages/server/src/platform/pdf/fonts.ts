import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { create, type Font, openSync } from 'fontkit'

/** Scripts, each with a font. */
export type Script = 'latin' | 'hebrew' | 'arabic' | 'japanese'
export type Weight = 'regular' | 'bold'

/** All of them under the SIL Open Font License. */
const files = {
  latin: ['noto-sans', 'NotoSans'],
  hebrew: ['noto-sans-hebrew', 'NotoSansHebrew'],
  arabic: ['noto-sans-arabic', 'NotoSansArabic'],
  japanese: ['biz-udpgothic', 'BIZUDPGothic'],
} as const

const { resolve } = createRequire(import.meta.url)
const opened = new Map<string, Font>()

/** A font, loaded once per process: parsing its tables takes longer than creating a document. */
export function fontOf(script: Script, weight: Weight): Font {
  const [folder, name] = files[script]
  const style = weight === 'bold' ? '700Bold' : '400Regular'
  const key = `${name}_${style}.ttf`
  const known = opened.get(key)
  if (known) return known
  const font = readFont(key, `@expo-google-fonts/${folder}/${style}/${key}`)
  if (!('layout' in font)) throw new Error(`${key} holds several fonts`)
  opened.set(key, font)
  return font
}

/** The installed product has compressed fonts next to it; in the repository they are in `node_modules`. */
function readFont(name: string, module: string): ReturnType<typeof openSync> {
  const packed = new URL(`./fonts/${name}.br`, import.meta.url)
  return existsSync(packed)
    ? create(brotliDecompressSync(readFileSync(packed)))
    : openSync(resolve(module))
}

const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/u
const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/u
const japanese = /[\u2e80-\u30ff\u3200-\u9fff\uf900-\ufaff\uff00-\uffef]/u

/** The script of a character; Latin for those without one. */
export function scriptOf(character: string): Script {
  if (hebrew.test(character)) return 'hebrew'
  if (arabic.test(character)) return 'arabic'
  return japanese.test(character) ? 'japanese' : 'latin'
}

const drawable = new Map<string, boolean>()

/** Whether a character can be drawn; looked up once, as the tables of a font are slow to read. */
export function hasGlyph(character: string): boolean {
  const known = drawable.get(character)
  if (known !== undefined) return known
  const code = character.codePointAt(0) ?? 0
  const found = fontOf(scriptOf(character), 'regular').hasGlyphForCodePoint(code)
  drawable.set(character, found)
  return found
}
