import type { FilesConfig } from '../platform/files/areas.ts'
import type { S3Settings } from '../platform/files/s3-client.ts'
import { PlainError } from './plain-error.ts'

type Environment = NodeJS.ProcessEnv

/** The storage of files, from the environment. Errors omit values that may contain a secret. */
export function readFileSettings(env: Environment): FilesConfig {
  const storage = env.VITRINE_MEDIA_STORAGE || 'disk'
  if (storage !== 'disk' && storage !== 's3') {
    throw new PlainError(`VITRINE_MEDIA_STORAGE is "${storage}"; it must be disk or s3`)
  }
  const s3 = readBucket(env)
  if (storage === 's3' && !s3) {
    throw new PlainError(
      'VITRINE_MEDIA_STORAGE is s3, and no bucket is named; set VITRINE_MEDIA_S3_BUCKET',
    )
  }
  return { storage, ...(s3 && { s3 }) }
}

function readBucket(env: Environment): S3Settings | undefined {
  const bucket = env.VITRINE_MEDIA_S3_BUCKET
  if (!bucket) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new PlainError(
      `VITRINE_MEDIA_S3_BUCKET is "${bucket}"; a bucket has 3 to 63 lower case letters, digits, dots and hyphens`,
    )
  }
  const endpoint = readEndpoint(env)
  const credentials = readCredentials(env)
  return {
    bucket,
    region: env.VITRINE_MEDIA_S3_REGION || 'us-east-1',
    pathStyle: readPathStyle(env, endpoint !== undefined),
    prefix: readPrefix(env),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  }
}

function readEndpoint({ VITRINE_MEDIA_S3_ENDPOINT: text }: Environment): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url && isWeb && url.origin === text.replace(/\/$/, '').toLowerCase()) return url.origin
  throw new PlainError(
    'VITRINE_MEDIA_S3_ENDPOINT must be scheme and host alone, such as https://objects.example',
  )
}

function readCredentials({
  VITRINE_MEDIA_S3_KEY_ID: accessKeyId,
  VITRINE_MEDIA_S3_SECRET: secretAccessKey,
}: Environment): S3Settings['credentials'] {
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey }
  if (!accessKeyId && !secretAccessKey) return undefined
  throw new PlainError(
    'Of VITRINE_MEDIA_S3_KEY_ID and VITRINE_MEDIA_S3_SECRET only one is set; set both, or none to use the role of the machine',
  )
}

/** Stores other than Amazon's usually have one host for all buckets. */
function readPathStyle({ VITRINE_MEDIA_S3_PATH_STYLE: text }: Environment, fallback: boolean) {
  if (!text) return fallback
  if (text === 'on' || text === 'off') return text === 'on'
  throw new PlainError(`VITRINE_MEDIA_S3_PATH_STYLE is "${text}"; it must be on or off`)
}

function readPrefix({ VITRINE_MEDIA_S3_PREFIX: text = '' }: Environment): string {
  if (text === '') return ''
  if (/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/.test(text)) return text.endsWith('/') ? text : `${text}/`
  throw new PlainError(
    `VITRINE_MEDIA_S3_PREFIX is "${text}"; it must be a folder such as shop or shops/one`,
  )
}
