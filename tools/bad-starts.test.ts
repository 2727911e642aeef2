import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badStarts } from '../e2e/bad-starts.ts'

test('docs/when-it-does-not-start.md lists every bad start with its sentence', () => {
  const lines = readFileSync('docs/when-it-does-not-start.md', 'utf8').split('\n')
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (What|---)/.test(line))
  expect(rows).toEqual(badStarts.map(({ what, says }) => `| ${what} | ${says} |`))
})
