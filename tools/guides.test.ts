import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsIn, fillCode, withoutFile } from './guide-code.ts'

const guides = readdirSync('docs/guides').map((name) => `docs/guides/${name}`)

test.each(guides)('%s shows code as it stands in files that tests run', (file) => {
  const guide = readFileSync(file, 'utf8')
  expect(guide).toBe(fillCode(guide))
  expect(withoutFile(guide)).toEqual([])
})

/** Every command of the guides, and the test that carries it out. */
const carriedOut: Readonly<Record<string, string>> = {
  'npm start': 'e2e/start-and-crash.e2e.ts',
  'NODE_ENV=production npm start': 'e2e/first-run.e2e.ts',
  'npm run --silent vitrine -- client create "My website" --redirect-domain localhost:5173':
    'e2e/example-websites.e2e.ts',
  'npm install https://shop.example.com/redirect.tgz': 'interop/redirect-node.test.ts',
  'VITRINE_URL=https://shop.example.com node --import @vitrine/redirect/register app.mjs':
    'interop/redirect-node.test.ts',
  'npm run --silent vitrine -- doctor --app http://localhost:3000':
    'interop/redirect-browser.test.ts',
  'npm run --silent vitrine -- client create "My website" --redirect-uri https://www.example.com/callback --redirect-domain www.example.com':
    'interop/redirect-browser.test.ts',
  'npm run --silent vitrine -- client create "Second website" --site "Vitrine Edition" --redirect-domain www.example.org':
    'interop/redirect-browser.test.ts',
  'npx vite examples/first-page --port 5173 --strictPort': 'e2e/example-websites.e2e.ts',
}

test('the guides give no command that no test carries out', () => {
  const commands = guides.flatMap((file) => commandsIn(readFileSync(file, 'utf8')))
  const ofPeople = commands.filter((command) => !command.startsWith('curl '))
  expect(ofPeople.filter((command) => !carriedOut[command])).toEqual([])
  expect(Object.keys(carriedOut).filter((command) => !ofPeople.includes(command))).toEqual([])
})
