import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fillCode } from './guide-code.ts'

/** Puts the present text of the files that guides show into them. */
for (const name of readdirSync('docs/guides')) {
  const file = `docs/guides/${name}`
  writeFileSync(file, fillCode(readFileSync(file, 'utf8')))
}
