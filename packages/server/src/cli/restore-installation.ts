import type { Plugin } from '@vitrine/plugin'
import { schemasOf } from '../areas/site/plugins/index.ts'
import { type BackupProgress, type RestoreResult, restoreBackup } from '../platform/backup/index.ts'
import type { Config } from '../platform/config.ts'
import { connectDatabase } from '../platform/db/connect.ts'
import { migrationsDirectory } from '../platform/db/migrate.ts'
import { openFiles } from '../platform/files/areas.ts'
import { migrateJobs } from '../platform/jobs.ts'
import { createLogger } from '../platform/logger.ts'
import { checkBackupSecrets, storeBackupSecrets } from './backup-secrets.ts'
import { checkInstallation, type DatabaseAddresses } from './check-installation.ts'
import { type HeldWork, holdWork } from './held-work.ts'

export type RestoredInstallation = RestoreResult & { readonly held: HeldWork }

interface Restore {
  readonly config: Config
  readonly database: DatabaseAddresses
  readonly plugins: readonly Plugin[]
  readonly archive: AsyncIterable<Uint8Array>
  readonly archiveBytes: number
  readonly passphrase: string
  /** Whether pending jobs and webhooks run at the next start instead of being held. */
  readonly sendsWaiting?: boolean
  readonly onProgress?: (progress: BackupProgress) => void
  readonly signal?: AbortSignal
}

/** Restores an archive into an empty installation, which owns its files and secret from then on. */
export async function restoreInstallation(restore: Restore): Promise<RestoredInstallation> {
  const { config, database, plugins, sendsWaiting = false, ...source } = restore
  let held: HeldWork = { jobs: 0, webhooks: 0 }
  const databaseUrl = database.directUrl ?? database.url
  const result = await restoreBackup({
    ...source,
    databaseUrl,
    files: openFiles(config),
    schemas: [
      { owner: 'Vitrine', schema: 'public', directory: migrationsDirectory },
      ...schemasOf(plugins),
    ],
    prepareJobs: () => makeQueue(databaseUrl),
    ...(!sendsWaiting && {
      holdWork: async (client) => {
        held = await holdWork(client)
      },
    }),
    secrets: {
      check: (secrets) => checkBackupSecrets(config, secrets),
      store: (secrets) => storeBackupSecrets(config, secrets),
    },
  })
  await checkInstallation({ config, adopt: ['folder', 'secret'] }, database)
  return { ...result, held }
}

async function makeQueue(url: string): Promise<void> {
  const { pool, close } = connectDatabase({ url, poolSize: 1 })
  try {
    await migrateJobs(pool, createLogger('silent'))
  } finally {
    await close()
  }
}
