import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { AssetManifest } from './assets.ts'
import {
  laterStyles,
  moreModules,
  otherScreensStyles,
  screensAlone,
  stylesOf,
  wholeStyles,
} from './style-sheets.ts'
import { classNamesIn, otherStyles, usedStyles } from './used-styles.ts'

/** Writes style sheets with what a screen uses, so that a page is painted after half of the bytes. */
export function screenStyles(): Plugin {
  let folder = ''
  return {
    name: 'screen-styles',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle: () => {
      const file = path.join(folder, '.vite/manifest.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as AssetManifest
      const sheets = sheetsOf(manifest, (name) => readFileSync(path.join(folder, name), 'utf8'))
      const entries = Object.entries(sheets).map(([source, css]) => {
        const name = `assets/${path.basename(source, '.css')}-${hashOf(css)}.css`
        writeFileSync(path.join(folder, name), css)
        return [source, { file: name }]
      })
      writeFileSync(file, JSON.stringify({ ...manifest, ...Object.fromEntries(entries) }, null, 2))
    },
  }
}

function sheetsOf(manifest: AssetManifest, read: (file: string) => string): Record<string, string> {
  const whole = manifest[wholeStyles]
  if (!whole) throw new Error(`The build has no ${wholeStyles}`)
  const css = read(whole.file)
  const isPageAlone = (key: string) =>
    screensAlone.some((name) => key === `app/screens/${name}/page.tsx`)
  const pages = Object.keys(manifest).filter((key) => /^app\/screens\/.*page\.tsx$/.test(key))
  const sheetOf = (keys: readonly string[]) => {
    const scripts = modulesOf(manifest, ['app/entry-client.tsx', ...keys]).map(read)
    return usedStyles(css, classNamesIn(scripts.join('\n')))
  }
  return {
    ...Object.fromEntries(
      screensAlone.map((name) => [
        stylesOf(name),
        sheetOf([`app/screens/${name}/page.tsx`, ...(moreModules[name] ?? [])]),
      ]),
    ),
    [otherScreensStyles]: sheetOf(pages.filter((key) => !isPageAlone(key))),
    [laterStyles]: otherStyles(css),
  }
}

/** Files of these modules and of all that they import statically. */
function modulesOf(manifest: AssetManifest, keys: readonly string[]): string[] {
  const found = new Set<string>()
  const collect = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) collect(imported)
  }
  keys.forEach(collect)
  return [...found].flatMap((key) => manifest[key]?.file ?? [])
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
