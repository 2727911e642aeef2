import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const BASE = '/dashboard'

/** The files of each screen by the path of its route, such as `/products/$productId`; the build writes them. */
type ScreenFiles = Readonly<Record<string, readonly string[]>>

export function readScreenFiles(root: string): ScreenFiles {
  const file = path.join(root, 'screens.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles) : {}
}

/** Tags for the head of the page: the browser loads the asked screen beside the page's own script, not after it. */
export function preloadsOf(screens: ScreenFiles, pathname: string): string {
  const parts = pathname.slice(BASE.length).split('/').filter(Boolean)
  const routes = Object.keys(screens).filter((route) => fits(route, parts))
  const route = routes.find((one) => !one.includes('$')) ?? routes[0]
  return (route === undefined ? [] : (screens[route] ?? [])).map(tagOf).join('')
}

function fits(route: string, parts: readonly string[]): boolean {
  const names = route.split('/').filter(Boolean)
  return (
    names.length === parts.length &&
    names.every((name, at) => name.startsWith('$') || name === parts[at])
  )
}

const tagOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${BASE}/${file}">`
    : `<link rel="modulepreload" crossorigin href="${BASE}/${file}">`
