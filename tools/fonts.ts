import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { withTable } from './sfnt-tables.ts'

interface FontOptions {
  readonly file: string
  readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  readonly keepFeatures: string[]
}

/**
 * The fonts of the screens and of the type pairs of themes, made smaller than their packages have them: `npx tsx tools/fonts.ts`
 * writes them. Names are set in one weight, in the sizes that screens have; text in its weights from regular to semibold.
 */
const families: Readonly<Record<string, FontOptions>> = {
  fraunces: {
    file: 'opsz-normal',
    variationAxes: { wght: 380, opsz: { min: 14, max: 84 } },
    keepFeatures: ['kern', 'liga', 'lnum'],
  },
  'instrument-sans': {
    file: 'wght-normal',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
  'eb-garamond': {
    file: 'wght-normal',
    variationAxes: { wght: 440 },
    keepFeatures: ['kern', 'liga', 'lnum'],
  },
  figtree: {
    file: 'wght-normal',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
  'bricolage-grotesque': {
    file: 'opsz-normal',
    variationAxes: { wght: 600, opsz: { min: 14, max: 84 } },
    keepFeatures: ['kern', 'liga', 'lnum'],
  },
  geist: {
    file: 'wght-normal',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
}

const subsets = ['latin', 'latin-more', 'latin-ext'] as const

/**
 * The characters of `latin`, as the style sheets name them: English, German, French, Spanish and Italian with the usual
 * punctuation. Pages load this file first; kerning is lost between characters of two files.
 */
const firstRanges =
  'U+20-7E,U+A0-A1,U+A3,U+A9,U+AB,U+AD,U+B0,U+B7,U+BB,U+BF-C0,U+C4-C5,U+C9,U+D6-D7,U+DC,U+DF-E4,U+E7-EF,U+F1-F4,' +
  'U+F6,U+F9-FC,U+152-153,U+2000-200F,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2028-202F,U+2060-206F,U+20AC,U+2212'

export const fontFolder = fileURLToPath(new URL('../packages/ui/src/fonts', import.meta.url))
const { resolve } = createRequire(import.meta.url)

interface MadeFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Each font and each licence. */
export async function makeFonts(): Promise<MadeFile[]> {
  const made = Object.entries(families).flatMap(([family, options]) => {
    const folder = path.dirname(resolve(`@fontsource-variable/${family}/package.json`))
    const licence = readFileSync(path.join(folder, 'LICENSE'))
    return [
      { name: `${family}-licence.txt`, bytes: licence },
      ...subsets.map((subset) => makeFont(folder, family, subset, options)),
    ]
  })
  return Promise.all(made)
}

async function makeFont(
  folder: string,
  family: string,
  subset: (typeof subsets)[number],
  { file, variationAxes, ...options }: FontOptions,
): Promise<MadeFile> {
  const script = subset === 'latin-ext' ? 'latin-ext' : 'latin'
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'))
  const whole = readFileSync(path.join(folder, 'files', `${family}-${script}-${file}.woff2`))
  const all = charactersIn(ranges[script])
  const first = charactersIn(firstRanges)
  const isIn = {
    latin: (character: string) => first.includes(character),
    'latin-more': (character: string) => !first.includes(character),
    'latin-ext': () => true,
  }[subset]
  const text = all.filter(isIn).join('')
  const { wght } = variationAxes
  const make = async (font: Buffer, axes: FontOptions['variationAxes'], format: 'sfnt' | 'woff2') =>
    subsetFont(font, text, { ...options, variationAxes: axes, targetFormat: format })
  if (typeof wght !== 'object') {
    return { name: `${family}-${subset}.woff2`, bytes: await make(whole, variationAxes, 'woff2') }
  }
  // Kerning that changes with the weight can be half of the file, and is hardly seen.
  const variable = await make(whole, variationAxes, 'sfnt')
  const regular = await make(whole, { ...variationAxes, wght: wght.min }, 'sfnt')
  const bytes = await make(withTable(variable, 'GPOS', regular), {}, 'woff2')
  return { name: `${family}-${subset}.woff2`, bytes }
}

/** `U+0-2,U+20AC` → the characters */
const charactersIn = (ranges: string): string[] =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
    .map((code) => String.fromCodePoint(code))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(fontFolder, { recursive: true })
  for (const { name, bytes } of await makeFonts()) {
    writeFileSync(path.join(fontFolder, name), bytes)
    console.log(`${name.padEnd(32)} ${bytes.length}`)
  }
}
