import { type createProgram, readSettings, withServer } from '@vitrine/server/cli'
import { prepareDevelopment } from './prepare-development.ts'
import { start } from './start.ts'

type Program = ReturnType<typeof createProgram>

/** The commands that need more than the server: the whole process, and its demo. */
export function addProcessCommands(program: Program): void {
  program
    .command('start')
    .description('run API, shop, dashboard, jobs and database in one process')
    .option('--no-demo', 'do not fill an empty installation with the demo shop')
    .action((options: { demo: boolean }) => start(readSettings(process.env), options))
  program
    .command('seed')
    .description('add the missing parts of the demo shop, without starting the server')
    .action(() =>
      withServer(async (server) => {
        const settings = readSettings(process.env)
        await prepareDevelopment(server, {
          ...settings,
          baseUrl: settings.config.publicUrl,
          demo: true,
        })
      }),
    )
}
