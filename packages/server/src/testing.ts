/** Which tables name a person: a test holds it against those there are. */
export { personalTables } from './areas/access/personal-data/store/tables.ts'
/** The adapters of providers, for tests without orders. */
export { mollieGateway } from './areas/commerce/mollie/index.ts'
export type { Gateway } from './areas/commerce/payment-connections/index.ts'
export { paypalGateway } from './areas/commerce/paypal/index.ts'
export { stripeGateway } from './areas/commerce/stripe/index.ts'
/** A bank whose messages come twice, late or not at all, and whose answers get lost. */
export {
  createUnreliableBank,
  type Deliver,
  type Unreliability,
} from './areas/commerce/test-bank/index.ts'
/** Which tables have rows that expire: the owners of tables are held against it. */
export { expiringTables } from './areas/site/expiry/store.ts'
/** The tables of a site's copy, which a test compares with the schema. */
export { copiedTables } from './areas/site/sites/store/copy-site.ts'
export { readBackupSecrets } from './cli/backup-secrets.ts'
export { checkInstallation } from './cli/check-installation.ts'
export { checkReplicas } from './cli/check-replicas.ts'
export { claimFolder } from './cli/claim-folder.ts'
export { releaseWork } from './cli/held-work.ts'
export { restoreInstallation } from './cli/restore-installation.ts'
export { checkBackup, writeBackup } from './platform/backup/index.ts'
/** The entry point of tests and tools to the database: one cluster for a run, one cloned database for a test file. */
export { connectDatabase, countStatements } from './platform/db/connect.ts'
export { migrate, migrationsDirectory } from './platform/db/migrate.ts'
export { createNotifications } from './platform/db/notifications.ts'
export { writeSchemaFilesOf } from './platform/db/schema-files.ts'
export { startTestCluster } from './platform/db/test-cluster.ts'
export { createEmptyDatabase, createTestDatabase } from './platform/db/test-database.ts'
export { startTestPostgres, type TestPostgres } from './platform/db/test-postgres.ts'
/** Runs statements of a test in the middle of another transaction. */
export { outsideTransaction } from './platform/db/transaction-scope.ts'
export { startEmbeddedPostgres } from './platform/embedded-postgres/start.ts'
export * from './platform/file-storage.ts'
export { openFiles } from './platform/files/areas.ts'
export { createDiskStorage } from './platform/files/disk.ts'
export { moveFiles } from './platform/files/move.ts'
export { createS3Storage } from './platform/files/s3.ts'
export { connectS3, explainS3Error, type S3Settings } from './platform/files/s3-client.ts'
export { createLogger } from './platform/logger.ts'
export { createPasswords } from './platform/passwords.ts'
/** Declared errors in responses of calls. */
export { type DeclaredError, subscribeToDeclaredErrors } from './transport/diagnostics.ts'
