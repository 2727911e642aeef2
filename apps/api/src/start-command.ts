import { readSettings } from '@vitrine/server/cli'
import { start } from './start.ts'

interface Program {
  command(name: string): Program
  description(text: string): Program
  option(flags: string, description: string): Program
  action(run: (options: { demo: boolean }) => Promise<void>): Program
}

export function addStartCommand(program: Program): void {
  program
    .command('start')
    .description('run API, shop, dashboard, jobs and database in one process')
    .option('--no-demo', 'do not fill an empty installation with the demo shop')
    .action((options) => start(readSettings(process.env), options))
}
