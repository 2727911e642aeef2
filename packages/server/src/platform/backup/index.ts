export { BackupRefused } from './backup-refused.ts'
export type { BackupProgress, BackupSecrets } from './manifest.ts'
export { checkBackup, type RestoreResult, restoreBackup } from './restore-backup.ts'
export { writeBackup } from './write-backup.ts'
