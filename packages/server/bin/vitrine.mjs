#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The built program when there is one, otherwise the sources.
const built = fileURLToPath(new URL('../dist/vitrine.js', import.meta.url))
const source = fileURLToPath(new URL('../../../apps/api/src/vitrine.ts', import.meta.url))
const args = existsSync(built) ? [built] : ['--import', 'tsx', source]
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
