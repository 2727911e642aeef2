import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Modules of so many screens and dialogs are in one file; each of its own would cost a request. */
const MIN_SHARED = 8

/** Chunks: everything that the page itself loads, and small modules of many screens. */
export const chunkGroups = [
  { name: named('page', createPageTest()), priority: 2 },
  { name: named('shared', createLightTest()), priority: 1, minShareCount: MIN_SHARED },
]

type Test = (id: string, context: Context) => boolean

function named(name: string, test: Test) {
  return (id: string, context: Context) => (test(id, context) ? name : null)
}

const page = path.join(import.meta.dirname, 'index.html')
/** It waits for the messages of the page, whose file could not load the page's own file meanwhile. */
const start = path.join(import.meta.dirname, 'app/main.tsx')

function createPageTest(): Test {
  let withPage: ReadonlySet<string> | undefined
  return (id, context) => {
    withPage ??= closureOf(page, context)
    return id !== page && id !== start && withPage.has(id)
  }
}

/** Modules of the dashboard that load no library beyond those of the page. */
function createLightTest(): Test {
  const isOfPage = createPageTest()
  const isOwn = (id: string) =>
    !id.includes('node_modules') || id.includes('node_modules/lucide-react/')
  return (id, context) => {
    const all = [...closureOf(id, context)]
    return all.every((one) => isOwn(one) || isOfPage(one, context))
  }
}

/** A module with everything that it imports. */
function closureOf(id: string, context: Context): Set<string> {
  const found = new Set<string>()
  const add = (one: string) => {
    if (found.has(one)) return
    found.add(one)
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) add(imported)
  }
  add(id)
  return found
}
