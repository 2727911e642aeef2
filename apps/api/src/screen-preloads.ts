import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { acceptedLanguages, chooseLanguage } from '@vitrine/messages'

const BASE = '/dashboard'
/** The part of the messages that every screen uses. */
const SHELL = 'shell'

/** What the build of the dashboard writes about its files. */
interface ScreenFiles {
  /** By the path of the route, such as `/products/$productId`. */
  readonly screens: Readonly<Record<string, Screen>>
  /** The files of each part of the messages by language; the first language is that of readers of none. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

interface Screen {
  readonly files: readonly string[]
  /** The parts of the messages that it uses. */
  readonly parts: readonly string[]
}

export function readScreenFiles(root: string): ScreenFiles {
  const file = path.join(root, 'screens.json')
  if (!existsSync(file)) return { screens: {}, messages: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles
}

/**
 * Tags for the head of the page: the browser loads the asked screen and its messages beside the page's own script, not
 * after it. `accepted` is the header `Accept-Language`.
 */
export function preloadsOf(
  { screens, messages }: ScreenFiles,
  pathname: string,
  accepted: string | null,
): string {
  const parts = pathname.slice(BASE.length).split('/').filter(Boolean)
  const routes = Object.keys(screens).filter((route) => fits(route, parts))
  const route = routes.find((one) => !one.includes('$')) ?? routes[0]
  const screen = route === undefined ? undefined : screens[route]
  const languages = Object.keys(messages[SHELL] ?? {})
  const { language } = chooseLanguage(languages, acceptedLanguages(accepted), languages[0] ?? '')
  const texts = [SHELL, ...(screen?.parts ?? [])].flatMap(
    (part) => messages[part]?.[language] ?? [],
  )
  return [...new Set([...texts, ...(screen?.files ?? [])])].map(tagOf).join('')
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
    ? `<link rel="stylesheet" crossorigin href="${BASE}/${file}">`
    : `<link rel="modulepreload" crossorigin href="${BASE}/${file}">`
