import { existsSync } from 'node:fs'
import type { Writable } from 'node:stream'
import type { Command } from 'commander'
import { writeBackup } from '../../platform/backup/index.ts'
import { openFiles } from '../../platform/files/areas.ts'
import { version } from '../../version.ts'
import { readBackupSecrets } from '../backup-secrets.ts'
import { readBackupPassphrase } from '../backup-settings.ts'
import { openDatabase } from '../open-database.ts'
import { PlainError } from '../plain-error.ts'
import { createProgressLine, megabytes } from '../print-progress.ts'
import { readSettings } from '../settings.ts'
import { withCancel } from '../with-cancel.ts'
import { writeWholeFile } from '../write-whole-file.ts'

interface BackupOptions {
  /** False with `--no-files`. */
  readonly files: boolean
}

export function addBackupCommand(program: Command): void {
  program
    .command('backup <file>')
    .description('write database, files and secrets as one encrypted archive, while the shop runs')
    .option('--no-files', 'leave files out, for a bucket that is backed up by other means')
    .addHelpText(
      'after',
      '\nThe passphrase is read from VITRINE_BACKUP_PASSPHRASE or VITRINE_BACKUP_PASSPHRASE_FILE.\nThe file - is the standard output.',
    )
    .action(backUp)
}

async function backUp(file: string, { files }: BackupOptions): Promise<void> {
  const passphrase = readBackupPassphrase(process.env)
  if (file !== '-' && existsSync(file)) {
    throw new PlainError(`${file} is there already; name another file, or remove it`)
  }
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, (text) => console.error(text))
  const line = createProgressLine('Backup')
  try {
    await withCancel('The backup was cancelled; nothing was written', async (signal) => {
      const write = (out: Writable) =>
        writeBackup(out, {
          databaseUrl: database.directUrl ?? database.url,
          files: files ? openFiles(settings.config) : undefined,
          secrets: readBackupSecrets(settings.config),
          version,
          passphrase,
          now: new Date(),
          onProgress: line.show,
          signal,
        })
      const done = await (file === '-'
        ? write(process.stdout)
        : writeWholeFile(file, write, { mode: 0o600 }))
      line.clear()
      console.error(
        `${done.tables} tables with ${done.rows} rows, ${done.files} files with ${megabytes(done.fileBytes)}: ${megabytes(done.bytes)}${file === '-' ? '' : ` in ${file}`}`,
      )
    })
  } finally {
    line.clear()
    await database.close()
  }
}
