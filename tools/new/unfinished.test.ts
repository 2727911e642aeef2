import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TO_WRITE } from './changes.ts'

test('what "npm run new" left to a person is written', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n')
  const sources = files.filter((file) => /^(packages|tests)\/.*\.(ts|md|sql)$/.test(file))
  const left = sources.filter(existsSync).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        line.includes(`${TO_WRITE}:`) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
  )
  expect(left).toEqual([])
})
