import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { filled } from './guide-code.ts'

/** Puts the present text of the files that guides show into them. */
for (const name of readdirSync('docs/guides')) {
  const file = `docs/guides/${name}`
  writeFileSync(file, filled(readFileSync(file, 'utf8')))
}
