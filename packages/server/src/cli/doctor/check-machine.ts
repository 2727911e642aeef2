import { existsSync } from 'node:fs'
import type { Config } from '../../platform/config.ts'
import { oneChunk } from '../../platform/file-storage.ts'
import { openFiles } from '../../platform/files/areas.ts'
import { explainS3Error } from '../../platform/files/s3-client.ts'
import { newId } from '../../platform/ids.ts'
import { findFolderProblem, freeMegabytes } from '../check-folder.ts'
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts'

/** With less, a day of pictures or a backup fills the disk. */
const MIN_FREE_GIGABYTES = 1
const WARN_FREE_GIGABYTES = 5

export function checkProcess(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const what = `Node ${version} (20.19 or newer, 24 recommended)`
  const fits = major > 20 || (major === 20 && minor >= 19)
  return fits ? ok('node', what) : wrong('node', what, 'Install Node 24')
}

export function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  const problem = findFolderProblem(dataDir)
  if (problem) return wrong('disk', problem)
  if (!existsSync(dataDir)) {
    return ok('disk', `${dataDir} does not exist yet; the first start makes it`)
  }
  return diskFinding(dataDir, freeMegabytes(dataDir) / 1000)
}

export function diskFinding(dataDir: string, gigabytes: number): Finding {
  const what = `${gigabytes.toFixed(1)} GB free in ${dataDir}`
  const todo = 'Free some space, or move the data folder to a larger disk (VITRINE_DATA)'
  if (gigabytes <= MIN_FREE_GIGABYTES) return wrong('disk', what, todo)
  return gigabytes <= WARN_FREE_GIGABYTES ? warning('disk', what, todo) : ok('disk', what)
}

const MAIL_TIMEOUT_MS = 10_000

/** Connects and signs in like sending a mail, but sends none. */
export async function checkMail({ mail, mode }: Pick<Config, 'mail' | 'mode'>): Promise<Finding> {
  if (!mail) {
    const what = 'No mail server is set: mail of sites without one of their own is not sent'
    return mode === 'production'
      ? warning('mail', what, 'Set SMTP_URL and MAIL_FROM')
      : ok('mail', what)
  }
  const { host } = new URL(mail.smtpUrl)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  })
  try {
    await transport.verify()
    return ok('mail', `The mail server ${host} takes mail`)
  } catch (error) {
    return wrong(
      'mail',
      `The mail server ${host} cannot be used: ${reasonOf(error)}`,
      'Correct SMTP_URL, or let this machine reach that host and port',
    )
  } finally {
    transport.close()
  }
}

/** Writes, reads and deletes a temporary file in the storage for new files. */
export async function checkFiles(config: Config): Promise<Finding[]> {
  if (config.files?.storage !== 's3' || !config.files.s3) return []
  const { s3 } = config.files
  const media = openFiles(config).area('media')
  const key = `doctor-${newId()}`
  try {
    await media.store(key, oneChunk(Buffer.from('vitrine doctor\n')))
    await media.size(key).finally(() => media.remove(key))
    return [ok('bucket', `The bucket ${s3.bucket} can be written, read and deleted from`)]
  } catch (error) {
    return [
      wrong('bucket', explainS3Error(error, s3) ?? `The bucket ${s3.bucket}: ${reasonOf(error)}`),
    ]
  }
}
