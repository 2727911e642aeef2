import { createReadStream, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Command } from 'commander'
import { checkBackup, type RestoreResult } from '../../platform/backup/index.ts'
import { readBackupPassphrase } from '../backup-settings.ts'
import { connectChecked } from '../check-database.ts'
import { prepareFolder } from '../check-folder.ts'
import type { HeldWork } from '../held-work.ts'
import { loadPlugins } from '../load-plugins.ts'
import { type OpenDatabase, startUnchecked } from '../open-database.ts'
import { PlainError } from '../plain-error.ts'
import { createProgressLine, megabytes } from '../print-progress.ts'
import { restoreInstallation } from '../restore-installation.ts'
import { readSettings } from '../settings.ts'
import { withCancel } from '../with-cancel.ts'
import { withServer } from '../with-server.ts'
import { verifyLedgers } from './ledger.ts'

interface Options {
  readonly check?: boolean
  readonly sendWaiting?: boolean
}

export function addRestoreCommand(program: Command): void {
  program
    .command('restore <file>')
    .description('restore an archive of "vitrine backup" into an empty installation')
    .option('--check', 'read the archive and compare its checksums, and restore nothing')
    .option('--send-waiting', 'let jobs and webhooks that waited in the backup go out at the start')
    .addHelpText(
      'after',
      '\nThe passphrase is read from VITRINE_BACKUP_PASSPHRASE or VITRINE_BACKUP_PASSPHRASE_FILE.\nThe file - is the standard input.',
    )
    .action((file: string, { check, sendWaiting = false }: Options) =>
      check ? checkArchive(file) : restore(file, sendWaiting),
    )
}

async function checkArchive(file: string): Promise<void> {
  const passphrase = readBackupPassphrase(process.env)
  const line = createProgressLine('Check')
  const source = openArchive(file)
  const result = await withCancel('The check was cancelled', (signal) =>
    checkBackup({ ...source, passphrase, signal, onProgress: line.show }),
  ).finally(line.clear)
  console.log(`The archive is whole. ${describe(result)}`)
}

async function restore(file: string, sendsWaiting: boolean): Promise<void> {
  const passphrase = readBackupPassphrase(process.env)
  const { config, ...settings } = readSettings(process.env)
  const source = openArchive(file)
  prepareFolder(config.dataDir)
  const plugins = await loadPlugins(process.env)
  const database = await startUnchecked({ config, ...settings }, (text) => console.error(text))
  const line = createProgressLine('Restore')
  try {
    await checkAddress(database)
    const result = await withCancel('The restore was cancelled; nothing was restored', (signal) =>
      restoreInstallation({
        ...source,
        config,
        database,
        plugins,
        passphrase,
        sendsWaiting,
        signal,
        onProgress: line.show,
      }),
    )
    line.clear()
    console.log(`Restored. ${describe(result)}`)
    if (!sendsWaiting) console.log(describeHeld(result.held))
  } finally {
    line.clear()
    await database.close()
  }
  // Starting the server migrates data of an older release.
  await withServer(verifyLedgers)
}

/** Exits with a sentence if the address is not a supported PostgreSQL. */
async function checkAddress({ url, directUrl }: OpenDatabase): Promise<void> {
  const client = await (directUrl
    ? connectChecked(directUrl, 'DATABASE_DIRECT_URL')
    : connectChecked(url))
  await client.end()
}

function openArchive(file: string): { archive: Readable; archiveBytes: number } {
  if (file === '-') return { archive: process.stdin, archiveBytes: 0 }
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new PlainError(`There is no file ${file}`)
  return { archive: createReadStream(file, { highWaterMark: 1 << 20 }), archiveBytes: found.size }
}

const describe = ({ manifest, contents }: RestoreResult): string =>
  `Written ${manifest.createdDate} by Vitrine ${manifest.version}: ${contents.tables} tables with ${contents.rows} rows, ${
    manifest.hasFiles
      ? `${contents.files} files with ${megabytes(contents.fileBytes)}`
      : 'without files'
  }.`

const describeHeld = ({ jobs, webhooks }: HeldWork): string =>
  `Nothing of it goes out: ${jobs} waiting jobs and ${webhooks} webhooks are held until "vitrine jobs release".`
