import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { catalogues, type MessagePart, messageParts } from './parts.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const atFirst = [
  'app.tsx',
  'shell/signed-in.tsx',
  'shell/not-found.tsx',
  'screens/home/route.tsx',
  'screens/sign-in/route.tsx',
  'screens/welcome/route.tsx',
  'screens/recover/route.tsx',
]
const areas = readdirSync(path.join(app, 'routes')).filter((name) => name !== 'screen.ts')

test('the first screen uses messages of the shell only', async () => {
  expect(await missingIn(atFirst, ['shell'], { later: false })).toEqual([])
})

test('the guide of a new shop adds its own until a step is opened', async () => {
  const guide = ['screens/home/setup/setup.tsx']
  expect(await missingIn(guide, ['shell', 'guide'], { later: false })).toEqual([])
})

test.each(areas)(
  'the screens of routes/%s load the parts whose messages they use',
  async (area) => {
    const code = readFileSync(path.join(app, 'routes', area), 'utf8')
    const [, listed = ''] = code.match(/screensWith\(([^)]*)\)/) ?? []
    const parts = [...listed.matchAll(/'(\w+)'/g)].map(([, part]) => part as MessagePart)
    const screens = [...code.matchAll(/import\('\.\.\/([^']*)'\)/g)].map(([, file = '']) => file)
    expect(screens).not.toEqual([])
    expect(await missingIn(screens, ['shell', ...parts])).toEqual([])
  },
)

test.each([
  ['screens/home/setup/shop-step.tsx', ['shell', 'guide']],
  ['screens/home/setup/setup.tsx', ['shell', 'common', 'guide', 'setup']],
  ['screens/security/enrolment.tsx', ['shell', 'common']],
  ['shell/shortcuts-dialog.tsx', ['shell']],
  ['shell/palette/command-palette.tsx', messageParts],
] as const)('%s has its messages when it is loaded later', async (file, parts) => {
  expect(await missingIn([file], parts)).toEqual([])
})

test('each branch of the messages is in one part', async () => {
  const names = await Promise.all(messageParts.map((part) => branchesOf([part])))
  expect(names.flatMap((one) => [...one]).sort()).toEqual(Object.keys(en).sort())
})

test('the messages of a screen are found in its code', () => {
  expect([...usedBy('screens/orders/route.tsx')]).toEqual(
    expect.arrayContaining(['orders', 'action', 'views']),
  )
})

async function missingIn(
  files: readonly string[],
  parts: readonly MessagePart[],
  options: { later: boolean } = { later: true },
): Promise<string[]> {
  const loaded = await branchesOf(parts)
  return files.flatMap((file) =>
    [...usedBy(file, options.later)]
      .filter((branch) => !loaded.has(branch))
      .map((branch) => `${file}: ${branch}`),
  )
}

async function branchesOf(parts: readonly MessagePart[]): Promise<Set<string>> {
  const loaded = await Promise.all(parts.map((part) => catalogues[part].en()))
  return new Set(loaded.flatMap((catalogue) => Object.keys(catalogue)))
}

/** The message branches used by the code of a file and its imports. */
function usedBy(file: string, later = true): Set<string> {
  const files = new Set<string>()
  collect(path.join(app, file), files, later)
  return new Set([...files].flatMap((one) => branchesIn(readFileSync(one, 'utf8'))))
}

/** A file with its imports; type imports are ignored. */
function collect(file: string, files: Set<string>, later: boolean): void {
  if (files.has(file) || file.includes('/messages/') || /\/routes(\.ts|\/)/.test(file)) return
  files.add(file)
  const code = readFileSync(file, 'utf8').replace(/^import type [^;]*? from '[^']*'/gm, '')
  const addresses = later ? /(?:from |import\()'(\.[^']*\.tsx?)'/g : /from '(\.[^']*\.tsx?)'/g
  for (const [, address = ''] of code.matchAll(addresses)) {
    collect(path.resolve(path.dirname(file), address), files, later)
  }
}

/** `messages.cart`, `useMessages().cart`, `Messages['cart']` and `const { cart } = useMessages()`. */
function branchesIn(code: string): string[] {
  const named = [
    ...code.matchAll(/\bmessages\.(\w+)/g),
    ...code.matchAll(/useMessages\(\)\.(\w+)/g),
    ...code.matchAll(/Messages\['(\w+)'\]/g),
  ].map(([, name = '']) => name)
  const taken = [
    ...code.matchAll(
      /\{([^{}]*)\}\s*(?:=\s*(?:useMessages\(\)(?!\.)|messages\b(?!\.))|:\s*Messages\b(?!\[))/g,
    ),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/:.*/, '')))
  return [...named, ...taken].filter((name) => name in en)
}
