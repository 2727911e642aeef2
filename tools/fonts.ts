import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

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
      ...(['latin', 'latin-ext'] as const).map((script) =>
        makeFont(folder, family, script, options),
      ),
    ]
  })
  return Promise.all(made)
}

async function makeFont(
  folder: string,
  family: string,
  script: 'latin' | 'latin-ext',
  { file, ...options }: FontOptions,
): Promise<MadeFile> {
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'))
  const whole = readFileSync(path.join(folder, 'files', `${family}-${script}-${file}.woff2`))
  const bytes = await subsetFont(whole, charactersIn(ranges[script]), {
    ...options,
    targetFormat: 'woff2',
  })
  return { name: `${family}-${script}.woff2`, bytes }
}

/** `U+0-2,U+20AC` → the characters */
const charactersIn = (ranges: string) =>
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
    .join('')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(fontFolder, { recursive: true })
  for (const { name, bytes } of await makeFonts()) {
    writeFileSync(path.join(fontFolder, name), bytes)
    console.log(`${name.padEnd(32)} ${bytes.length}`)
  }
}
