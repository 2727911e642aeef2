import { messagePartsOf } from '../app/messages/parts.ts'
import type { ScreenName } from '../app/routes.ts'

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
  fonts: readonly string[]
  icon: string | undefined
}

const entry = 'app/entry-client.tsx'
// Both font families of the first viewport, in the subset that most pages need.
const firstFonts = [/fraunces-latin-(?!ext-)/, /instrument-sans-latin-(?!ext-)/]

export function assetsOf(manifest: AssetManifest, screen: ScreenName, lang: string): PageAssets {
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
    styles: unique(used.flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(assets.filter((file) => firstFonts.some((font) => font.test(file)))),
    icon: unique(assets.filter((file) => /icon-[^/]*\.svg$/.test(file)))[0],
  }
}

/** `addFactor` is in the folder `add-factor`. */
const folderOf = (screen: ScreenName) =>
  (screen === 'pagePreview' ? 'content' : screen).replace(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  )

const unique = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)
