import { existsSync } from 'node:fs'
import { createProgram, PlainError } from '@vitrine/server/cli'
import { addProcessCommands } from './process-commands.ts'

/** The `vitrine` command: everything an installation needs, `start` among it. */
if (existsSync('.env')) process.loadEnvFile('.env')
const program = createProgram()
addProcessCommands(program)
program.parseAsync().catch((error: unknown) => {
  const plain =
    error instanceof PlainError || (error instanceof Error && plainNames.has(error.name))
  console.error(plain ? (error as Error).message : error)
  // Handles that a failure left open must not keep the process alive.
  process.exit(1)
})

/** Errors whose message explains what to do; printed without a stack. */
const plainNames = new Set([
  'BackupRefused',
  'EmbeddedPostgresError',
  'MigrationRefused',
  'PluginRefused',
])
