import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ScreenName } from '../routes.ts'
import { en } from './all.ts'
import { journalEn } from './en-journal.ts'
import { membersEn } from './en-members.ts'
import { ordersEn } from './en-orders.ts'
import { shopEn } from './en-shop.ts'
import { messagePartsOf } from './parts.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const pageIn = (folder: string) => path.join(app, 'screens', folder, 'page.tsx')
const folders = readdirSync(path.join(app, 'screens')).filter((name) => existsSync(pageIn(name)))
const parts = { shop: shopEn, orders: ordersEn, members: membersEn, journal: journalEn }

test('every screen loads the parts whose messages its code uses', () => {
  const missing = folders.flatMap((folder) => {
    const screen = folder.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) as ScreenName
    const loaded = new Set(messagePartsOf(screen).flatMap((part) => Object.keys(parts[part])))
    return [...usedBy(folder)].filter((key) => !loaded.has(key)).map((key) => `${screen}: ${key}`)
  })
  expect(missing).toEqual([])
})

test('the messages of a page are found in its code', () => {
  expect([...usedBy('checkout')]).toEqual(expect.arrayContaining(['checkout', 'layout', 'auth']))
  expect([...usedBy('login')]).toEqual(expect.arrayContaining(['captcha', 'passkey', 'providers']))
})

/** The branches of the catalogue that are named in the code of a screen and of the layout. */
function usedBy(folder: string): Set<string> {
  const files = new Set<string>()
  collect(path.join(app, 'root.tsx'), files)
  collect(pageIn(folder), files)
  return new Set([...files].flatMap((file) => branchesIn(readFileSync(file, 'utf8'))))
}

/** A file with its static and dynamic imports; type imports are ignored. */
function collect(file: string, files: Set<string>): void {
  if (files.has(file) || file.includes('/messages/')) return
  files.add(file)
  const code = readFileSync(file, 'utf8').replace(/^import type [^;]*? from '[^']*'/gm, '')
  for (const [, address = ''] of code.matchAll(/(?:from |import\()'(\.[^']*\.tsx?)'/g)) {
    collect(path.resolve(path.dirname(file), address), files)
  }
}

/** `messages.cart`, `useMessages().cart`, `Messages['cart']` and `const { cart } = useMessages()`. */
function branchesIn(code: string): string[] {
  const isWhole = !/\w+: messages\b/.test(code)
  const named = [
    ...(isWhole ? code.matchAll(/\bmessages\.(\w+)/g) : []),
    ...code.matchAll(/useMessages\(\)\.(\w+)/g),
    ...code.matchAll(/Messages\['(\w+)'\]/g),
  ].map(([, name = '']) => name)
  const taken = [
    ...code.matchAll(/\{([^{}]*)\}\s*(?:=\s*useMessages\(\)(?!\.)|:\s*Messages\b(?!\[))/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/:.*/, '')))
  return [...named, ...taken].filter((name) => name in en)
}
