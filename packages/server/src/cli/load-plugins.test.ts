import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPlugins } from './load-plugins.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-config-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function configOf(name: string, text: string): { VITRINE_CONFIG: string } {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return { VITRINE_CONFIG: file }
}

test('without a file there are no plug-ins', async () => {
  expect(await loadPlugins({})).toEqual([])
})

test('a file in TypeScript loads plug-ins next to it, outside of the repository', async () => {
  configOf(
    'good/plugins/points.ts',
    `import { definePlugin, GiveUp } from '@vitrine/plugin'
     export const points = (each: number) => definePlugin({
       name: 'points',
       on: { 'order.placed': async (): Promise<void> => { throw new GiveUp(String(each)) } },
     })`,
  )
  const env = configOf(
    'good/vitrine.config.ts',
    `import { defineConfig } from '@vitrine/plugin'
     import { points } from './plugins/points.ts'
     export default defineConfig({ plugins: [points(2)] })`,
  )
  expect((await loadPlugins(env)).map(({ name }) => name)).toEqual(['points'])
})

test.each([
  ['no default export', 'export const plugins = []', 'it has no default export'],
  ['an unknown key', 'export default { plugin: [] }', 'did you mean "plugins"?'],
  ['something else than a list', 'export default { plugins: {} }', '"plugins" must be a list'],
  ['broken syntax', 'export default {', 'vitrine.config.ts'],
  ['a missing import', `import './nowhere.ts'\nexport default {}`, 'nowhere.ts'],
  [
    'a plug-in twice',
    `export default { plugins: [{ name: 'ab' }, { name: 'ab' }] }`,
    'Two plug-ins',
  ],
])('a file with %s is refused with one line', async (what, text, message) => {
  const env = configOf(`${what.replaceAll(' ', '-')}/vitrine.config.ts`, text)
  const error = await loadPlugins(env).catch((refusal: Error) => refusal)
  expect(error).toMatchObject({ name: 'PlainError', message: expect.stringContaining(message) })
  expect((error as Error).message).not.toContain('\n')
})

test('a file that is named and missing is refused', async () => {
  await expect(loadPlugins({ VITRINE_CONFIG: '/nowhere.ts' })).rejects.toThrow(
    'There is no file /nowhere.ts; VITRINE_CONFIG must name the configuration file',
  )
})
