import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogues, messageParts } from './app/messages/parts.ts'
import { messagesIn, screensIn } from './screen-scripts.ts'

const folder = path.join(import.meta.dirname, 'app', 'routes')

test('every screen of the routes is preloaded', () => {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const imported = [...text.matchAll(/import\('\.\.\/(screens[^']+)'\)/g)].map(([, name]) => name)
    expect(screensIn(text).map(({ module }) => module)).toEqual(imported)
  }
})

test('a screen has the path of its route, and waits for the messages of its file', () => {
  const text = `const screen = screensWith('common', 'catalog')
    screen('/products/$productId', () => import('../screens/product/route.tsx'), 'Route')`
  expect(screensIn(text)).toEqual([
    {
      path: '/products/$productId',
      module: 'screens/product/route.tsx',
      parts: ['common', 'catalog'],
    },
  ])
})

test('the messages of every part are preloaded in every language', () => {
  const file = path.join(import.meta.dirname, 'app', 'messages', 'parts.ts')
  const modules = messagesIn(readFileSync(file, 'utf8'))
  expect(Object.keys(modules)).toEqual([...messageParts])
  for (const part of messageParts) {
    expect(Object.keys(modules[part] ?? {})).toEqual(Object.keys(catalogues[part]))
  }
  expect(modules.shell?.de).toBe('parts/de-shell.ts')
})
