import { Command } from 'commander'
import { version } from '../version.ts'
import { addAccessCommands } from './commands/access.ts'
import { addBackupCommand } from './commands/backup.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addExportCommand } from './commands/export.ts'
import { addImportCommand } from './commands/import.ts'
import { addInventoryCommands } from './commands/inventory.ts'
import { addJobCommands } from './commands/jobs.ts'
import { addLedgerCommands } from './commands/ledger.ts'
import { addMediaCommands } from './commands/media.ts'
import { addPaymentCommands } from './commands/payments.ts'
import { addRestoreCommand } from './commands/restore.ts'
import { addSearchCommands } from './commands/search.ts'
import { addSiteCommands } from './commands/site.ts'
import { addSlowQueriesCommand } from './commands/slow-queries.ts'

export { prepareFolder } from './check-folder.ts'
export { checkPort, explainListenError } from './check-port.ts'
export { claimFolder } from './claim-folder.ts'
export { loadPlugins } from './load-plugins.ts'
export { runningFile, startDatabase } from './open-database.ts'
export { PlainError } from './plain-error.ts'
export { readJsonFile } from './read-json-file.ts'
export { type ProcessSettings, readSettings } from './settings.ts'
export { withServer } from './with-server.ts'

/** The `vitrine` command without `start`, which the process adds. */
export function createProgram(): Command {
  const program = new Command('vitrine')
    .description('Websites with members and an online store')
    .version(version)
    .showHelpAfterError()
  addImportCommand(program)
  addExportCommand(program)
  addInventoryCommands(program)
  addLedgerCommands(program)
  addMediaCommands(program)
  addPaymentCommands(program)
  addSearchCommands(program)
  addSiteCommands(program)
  addAccessCommands(program)
  addBackupCommand(program)
  addRestoreCommand(program)
  addDoctorCommand(program)
  addJobCommands(program)
  addSlowQueriesCommand(program)
  return program
}
