import type { S3Client } from '@aws-sdk/client-s3'
import { StorageUnavailable } from '../file-storage.ts'

/** A bucket of any S3-compatible store. */
export interface S3Settings {
  /** For example `https://objects.example`; Amazon's endpoint of the region by default. */
  readonly endpoint?: string
  readonly region: string
  readonly bucket: string
  /** Without them the client looks where Amazon's tools do: environment, profile, role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Whether the bucket is in the path of addresses instead of their host. */
  readonly pathStyle: boolean
  /** Prefix of all keys, such as `shop/`; empty for the whole bucket. */
  readonly prefix: string
}

/** The origins of upload forms, for the content security policy of pages with uploads. */
export function uploadOriginsOf({ endpoint, bucket, region, pathStyle }: S3Settings): string[] {
  if (endpoint === undefined) {
    const hosts = [`s3.${region}.amazonaws.com`, 's3.amazonaws.com']
    return hosts.map((host) => `https://${pathStyle ? host : `${bucket}.${host}`}`)
  }
  const { protocol, host } = new URL(endpoint)
  return [`${protocol}//${pathStyle ? host : `${bucket}.${host}`}`]
}

type Library = typeof import('@aws-sdk/client-s3')

export interface S3Connection {
  readonly settings: S3Settings
  /** Calls the store; throws `StorageUnavailable` when it is unavailable. */
  call<T>(work: (client: S3Client, library: Library) => Promise<T>): Promise<T>
}

const CONNECT_MS = 3_000
/** Timeout for a response, or for its next bytes. */
const IDLE_MS = 10_000
/** A call with the response 500 or 503, or without a response, is retried with increasing delays. */
const ATTEMPTS = 4

/** The client is loaded by the first call: who stores files on disk never loads it. */
export function connectS3(settings: S3Settings): S3Connection {
  let opening: Promise<{ client: S3Client; library: Library }> | undefined
  const open = () => {
    opening ??= import('@aws-sdk/client-s3').then((library) => ({
      library,
      client: createClient(library, settings),
    }))
    return opening
  }
  return {
    settings,
    async call(work) {
      const { client, library } = await open()
      try {
        return await work(client, library)
      } catch (error) {
        throw isUnavailable(error)
          ? new StorageUnavailable(`The bucket ${settings.bucket} does not answer`, {
              cause: error,
            })
          : error
      }
    },
  }
}

function createClient({ S3Client }: Library, settings: S3Settings): S3Client {
  const { endpoint, region, credentials, pathStyle } = settings
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Checksums in trailers are unknown to many other stores; files are compared where they are moved.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
  })
}

const UNAVAILABLE = new Set(['TimeoutError', 'SlowDown', 'ServiceUnavailable', 'InternalError'])
const NETWORK = /^(?:ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  if (typeof code === 'string' && NETWORK.test(code)) return true
  return UNAVAILABLE.has(error.name) || ($metadata?.httpStatusCode ?? 0) >= 500
}

/** Whether the store has responded that the object does not exist. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/** Whether the store has responded that a range starts after the end. */
export const isBehindEnd = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidRange'

/** Why a bucket cannot be used, for its operator; undefined for a fault that is none of settings. */
export function explainS3Error(error: unknown, settings: S3Settings): string | undefined {
  const { bucket, endpoint = `Amazon S3 in ${settings.region}` } = settings
  if (error instanceof StorageUnavailable) {
    return `The store at ${endpoint} does not answer; check VITRINE_MEDIA_S3_ENDPOINT, and that this machine may reach it`
  }
  if (!(error instanceof Error)) return undefined
  const sentence = sentences[error.name]
  return sentence && `The store at ${endpoint} ${sentence.replace('BUCKET', bucket)}`
}

const sentences: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no bucket "BUCKET"; make it, or correct VITRINE_MEDIA_S3_BUCKET',
  InvalidAccessKeyId: 'does not know the key; correct VITRINE_MEDIA_S3_KEY_ID',
  SignatureDoesNotMatch: 'refuses the secret; correct VITRINE_MEDIA_S3_SECRET',
  AccessDenied:
    'does not let this key read and write the bucket "BUCKET"; grant it get, put, delete and list',
  PermanentRedirect: 'has the bucket "BUCKET" in another region; correct VITRINE_MEDIA_S3_REGION',
  CredentialsProviderError:
    'needs a key, and there is none; set VITRINE_MEDIA_S3_KEY_ID and VITRINE_MEDIA_S3_SECRET',
}
