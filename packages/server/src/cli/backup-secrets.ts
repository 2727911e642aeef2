import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BackupRefused, type BackupSecrets } from '../platform/backup/index.ts'
import type { Config } from '../platform/config.ts'
import { loadSealingKey } from '../platform/sealing.ts'

type SecretConfig = Pick<Config, 'secret' | 'dataDir' | 'mode'>

const keyFile = ({ dataDir }: SecretConfig) => path.join(dataDir, 'secret.key')
const credentialsFile = ({ dataDir }: SecretConfig) => path.join(dataDir, 'credentials.json')

/** The secrets in the data folder or `VITRINE_SECRET`, without which stored secrets cannot be decrypted. */
export function readBackupSecrets(config: SecretConfig): BackupSecrets {
  const file = credentialsFile(config)
  return {
    sealingKey: loadSealingKey(config).toString('base64'),
    credentials: existsSync(file) ? readFileSync(file, 'utf8') : null,
  }
}

/** Throws if this installation's secret differs from the archive's. */
export function checkBackupSecrets(config: SecretConfig, { sealingKey }: BackupSecrets): void {
  if (!config.secret && !existsSync(keyFile(config))) return
  if (loadSealingKey(config).toString('base64') === sealingKey) return
  throw new BackupRefused(
    config.secret
      ? 'VITRINE_SECRET is another one than the archive was written with; set that one, or none: then it is stored in secret.key of the data folder'
      : `${keyFile(config)} is another secret than that of the archive; set VITRINE_DATA to a new folder`,
  )
}

/** A key derived from an earlier `VITRINE_SECRET` also works as `secret.key`. */
export function storeBackupSecrets(config: SecretConfig, secrets: BackupSecrets): void {
  mkdirSync(config.dataDir, { recursive: true })
  const write = (file: string, text: string) => {
    if (!existsSync(file)) writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  }
  if (!config.secret) write(keyFile(config), secrets.sealingKey)
  if (secrets.credentials !== null && config.mode !== 'production')
    write(credentialsFile(config), secrets.credentials)
}
