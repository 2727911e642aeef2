import { createProgram, PlainError } from '@vitrine/server/cli'
import { addProcessCommands } from './process-commands.ts'

/** The `vitrine` command: everything an installation needs, `start` among it. */
const program = createProgram()
addProcessCommands(program)
program.parseAsync().catch((error: unknown) => {
  const plain =
    error instanceof PlainError || (error instanceof Error && plainNames.has(error.name))
  console.error(plain ? (error as Error).message : error)
  // Nothing that a failure left open keeps the process.
  process.exit(1)
})

/** Failures whose message says what to do. */
const plainNames = new Set(['EmbeddedPostgresError', 'MigrationRefused'])
