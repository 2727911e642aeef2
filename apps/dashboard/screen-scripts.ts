import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface Screen {
  /** Of the route, such as `/products/$productId`. */
  readonly path: string
  /** Its module, such as `screens/product/route.tsx`. */
  readonly module: string
}

/** A screen as `app/routes.ts` and the files in `app/routes` declare it. */
const declared = /\(\s*'(\/[^']*)',\s*\(\) => import\('\.\.?\/(screens\/[^']+)'\)/g

export const screensIn = (text: string): Screen[] =>
  [...text.matchAll(declared)].map(([, route = '', module = '']) => ({ path: route, module }))

/**
 * Writes `screens.json`: the scripts and styles of each screen by the path of its route, which the server has the
 * browser load together with the page.
 */
export function screenScripts(): Plugin {
  return {
    name: 'screen-scripts',
    apply: 'build',
    generateBundle: {
      // Vite removes scripts that would only have loaded styles.
      order: 'post',
      handler(_, bundle) {
        const app = path.join(import.meta.dirname, 'app')
        const folder = path.join(app, 'routes')
        const files = readdirSync(folder).map((file) => path.join(folder, file))
        const screens = [path.join(app, 'routes.ts'), ...files].flatMap((file) =>
          screensIn(readFileSync(file, 'utf8')),
        )
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const withPage = new Set(entry && filesOf(entry, bundle))
        const filesByRoute = screens.map(({ path: route, module }) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(app, module)))
          const own = chunk ? filesOf(chunk, bundle) : []
          return [route, own.filter((file) => !withPage.has(file))]
        })
        const source = JSON.stringify(Object.fromEntries(filesByRoute))
        this.emitFile({ type: 'asset', fileName: 'screens.json', source })
      },
    },
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
