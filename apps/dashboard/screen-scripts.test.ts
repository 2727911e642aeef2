import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screensIn } from './screen-scripts.ts'

const folder = path.join(import.meta.dirname, 'app', 'routes')

test('every screen of the routes is preloaded', () => {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const imported = [...text.matchAll(/import\('\.\.\/(screens[^']+)'\)/g)].map(([, name]) => name)
    expect(screensIn(text).map(({ module }) => module)).toEqual(imported)
  }
})

test('a screen has the path of its route', () => {
  const text =
    "screen('/products/$productId', () => import('../screens/product/route.tsx'), 'Route')"
  expect(screensIn(text)).toEqual([
    { path: '/products/$productId', module: 'screens/product/route.tsx' },
  ])
})
