import { defaultLook, resolveLook, type TypePairName } from '@vitrine/theme'
import { messagePartsOf } from '../app/messages/parts.ts'
import type { ScreenName } from '../app/routes.ts'
import { laterStyles, stylesOf } from './style-sheets.ts'

type Chunk = {
  file: string
  css?: readonly string[]
  assets?: readonly string[]
  imports?: readonly string[]
}
/** Vite's manifest: source file → built file. */
export type AssetManifest = Readonly<Record<string, Chunk>>

export type PageAssets = {
  script: string
  /** Modules of the page besides the entry. */
  modules: readonly string[]
  styles: readonly string[]
  /** What screens need that are opened next: fetched ahead with the scripts. */
  laterStyles: string | undefined
  fonts: readonly string[]
  icon: string | undefined
}

const entry = 'app/entry-client.tsx'
/** The font families of the first viewport by type pair, in the subset that most pages need. */
const firstFonts: Readonly<Record<TypePairName, readonly RegExp[]>> = {
  'fraunces-instrument': [/fraunces-latin-(?!ext-|more-)/, /instrument-sans-latin-(?!ext-|more-)/],
  'garamond-figtree': [/eb-garamond-latin-(?!ext-|more-)/, /figtree-latin-(?!ext-|more-)/],
  'bricolage-geist': [/bricolage-grotesque-latin-(?!ext-|more-)/, /geist-latin-(?!ext-|more-)/],
  geist: [/geist-latin-(?!ext-|more-)/],
}
const defaultPair = resolveLook(defaultLook).typePair

/** The assets of a page with this type pair. */
export function assetsOf(
  manifest: AssetManifest,
  screen: ScreenName,
  lang: string,
  typePair = defaultPair,
): PageAssets {
  const first = manifest[entry]
  if (!first) throw new Error(`The build has no ${entry}; run npm run build -w @vitrine/storefront`)
  const sources = [
    `app/screens/${folderOf(screen)}/page.tsx`,
    ...messagePartsOf(screen).map((part) => `app/messages/${lang}-${part}.ts`),
  ]
  const existingSources = [...sources.flatMap((source) => (manifest[source] ? [source] : []))]
  const keys = new Set<string>()
  const collect = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const needed of manifest[key]?.imports ?? []) collect(needed)
  }
  collect(entry)
  existingSources.forEach(collect)
  const used = [...keys].flatMap((key) => manifest[key] ?? [])
  const assets = Object.values(manifest).flatMap((chunk) => [...(chunk.assets ?? []), chunk.file])
  return {
    script: `/${first.file}`,
    modules: used.map((chunk) => `/${chunk.file}`).filter((file) => file !== `/${first.file}`),
    styles: unique([
      ...fileOf(manifest, stylesOf(screen)),
      ...used.flatMap((chunk) => chunk.css ?? []),
      ...fileOf(manifest, `app/styles/type-pairs/${typePair}.css`),
    ]),
    laterStyles: unique(fileOf(manifest, laterStyles))[0],
    fonts: unique(assets.filter((file) => firstFonts[typePair].some((font) => font.test(file)))),
    icon: unique(assets.filter((file) => /icon-[^/]*\.svg$/.test(file)))[0],
  }
}

const fileOf = (manifest: AssetManifest, source: string): string[] => {
  const chunk = manifest[source]
  return chunk ? [chunk.file] : []
}

/** `addFactor` is in the folder `add-factor`. */
const folderOf = (screen: ScreenName) =>
  (screen === 'pagePreview' ? 'content' : screen).replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  )

const unique = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)
