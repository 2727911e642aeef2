import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface Screen {
  /** Of the route, such as `/products/$productId`. */
  readonly path: string
  /** Its module, such as `screens/product/route.tsx`. */
  readonly module: string
  /** The parts of the messages that it waits for. */
  readonly parts: readonly string[]
}

/** A screen as `app/routes.ts` and the files in `app/routes` declare it. */
const declared = /\(\s*'(\/[^']*)',\s*\(\) => import\('\.\.?\/(screens\/[^']+)'\)/g

export function screensIn(text: string): Screen[] {
  const [, named = ''] = /screensWith\(([^)]*)\)/.exec(text) ?? []
  const parts = [...named.matchAll(/'(\w+)'/g)].map(([, part = '']) => part)
  return [...text.matchAll(declared)].map(([, route = '', module = '']) => ({
    path: route,
    module,
    parts,
  }))
}

/** The module of each part of the messages by language, as `app/messages/parts.ts` declares them. */
export function messagesIn(text: string): Record<string, Record<string, string>> {
  const parts = text.matchAll(/^ {2}(\w+): \{\n(( {4}\w+: \(\) => import.*\n)+)/gm)
  return Object.fromEntries(
    [...parts].map(([, part = '', lines = '']) => {
      const modules = lines.matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g)
      return [
        part,
        Object.fromEntries([...modules].map(([, one = '', module = '']) => [one, module])),
      ]
    }),
  )
}

/**
 * Writes `screens.json`: the files of each screen by the path of its route, and those of the messages by part and
 * language. The server has the browser load them together with the page.
 */
export function screenScripts(): Plugin {
  return {
    name: 'screen-scripts',
    apply: 'build',
    generateBundle: {
      // Vite removes scripts that would only have loaded styles.
      order: 'post',
      handler(_, bundle) {
        const filesOfModule = createFinder(bundle)
        const screens = declaredScreens().map(({ path: route, module, parts }) => [
          route,
          { files: filesOfModule(module), parts },
        ])
        const messages = Object.entries(messagesIn(readApp('messages/parts.ts'))).map(
          ([part, modules]) => {
            const files = Object.entries(modules).map(([language, module]) => [
              language,
              filesOfModule(`messages/${module}`),
            ])
            return [part, Object.fromEntries(files)]
          },
        )
        const content = {
          screens: Object.fromEntries(screens),
          messages: Object.fromEntries(messages),
        }
        const source = JSON.stringify(content)
        this.emitFile({ type: 'asset', fileName: 'screens.json', source })
      },
    },
  }
}

const app = path.join(import.meta.dirname, 'app')
const readApp = (file: string) => readFileSync(path.join(app, file), 'utf8')

const declaredScreens = () =>
  ['routes.ts', ...readdirSync(path.join(app, 'routes')).map((file) => `routes/${file}`)].flatMap(
    (file) => screensIn(readApp(file)),
  )

/** Finds the files of a module of the app that the page does not load by itself. */
function createFinder(bundle: Rolldown.OutputBundle): (module: string) => string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const withPage = new Set(entry && filesOf(entry, bundle))
  return (module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(app, module)))
    const own = chunk ? filesOf(chunk, bundle) : []
    return own.filter((file) => !withPage.has(file))
  }
}

/** A chunk with all that it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const add = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const style of viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of imports) {
      const one = bundle[name]
      if (one?.type === 'chunk') add(one)
    }
  }
  add(chunk)
  return [...found]
}
