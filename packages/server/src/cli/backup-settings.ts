import { readFileSync } from 'node:fs'
import { PlainError } from './plain-error.ts'

const MIN_LENGTH = 16

/** The passphrase of backups. It is never a command line argument, because other users can list those. */
export function readBackupPassphrase(env: NodeJS.ProcessEnv): string {
  const { VITRINE_BACKUP_PASSPHRASE: text, VITRINE_BACKUP_PASSPHRASE_FILE: file } = env
  const passphrase = text || (file && readPassphraseFile(file))
  if (!passphrase) {
    throw new PlainError(
      'A backup is encrypted; set VITRINE_BACKUP_PASSPHRASE, or VITRINE_BACKUP_PASSPHRASE_FILE to a file that holds it, and keep a copy elsewhere: without it no backup can be restored',
    )
  }
  if (passphrase.length >= MIN_LENGTH) return passphrase
  throw new PlainError(
    `The passphrase of backups has ${passphrase.length} characters; it must have ${MIN_LENGTH} or more, such as "openssl rand -base64 32" prints`,
  )
}

function readPassphraseFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new PlainError(
      `VITRINE_BACKUP_PASSPHRASE_FILE names ${file}, which cannot be read (${code})`,
    )
  }
}
