import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fontFolder, makeFonts } from './fonts.ts'

test('the fonts of the screens are those that are made of their packages', async () => {
  const made = await makeFonts()
  expect(readdirSync(fontFolder).sort()).toEqual(made.map(({ name }) => name).sort())
  const different = made.filter(
    ({ name, bytes }) => !readFileSync(path.join(fontFolder, name)).equals(bytes),
  )
  expect(different.map(({ name }) => name)).toEqual([])
})
