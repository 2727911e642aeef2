import path from 'node:path'
import type { FileStorage } from '../file-storage.ts'
import { createDiskStorage } from './disk.ts'
import { createFallbackStorage } from './fallback.ts'
import { createS3Storage } from './s3.ts'
import { connectS3, type S3Settings, uploadOriginsOf } from './s3-client.ts'

/** Kinds of files; each has a folder in the data folder or the bucket. */
export const fileAreas = [
  'media',
  'media-cache',
  'media-incoming',
  'digital-files',
  'uploads',
  'exports',
  'order-uploads',
  'member-uploads',
  'member-exports',
] as const
export type FileArea = (typeof fileAreas)[number]

/** The storage of files: `disk` is the data folder. */
export type StorageName = 'disk' | 's3'

export interface FilesConfig {
  /** The storage for new files. */
  readonly storage: StorageName
  /** With `disk`, too: files that are still in the bucket are read from there. */
  readonly s3?: S3Settings
}

export interface Files {
  /** One area as features use it. */
  area(name: FileArea): FileStorage
  /** One area of one storage alone; undefined where this process has no such storage. */
  alone(storage: StorageName, name: FileArea): FileStorage | undefined
  readonly storage: StorageName
  /** Origins for direct uploads of browsers; empty if uploads go through this server. */
  readonly uploadOrigins: readonly string[]
}

interface FileSettings {
  readonly dataDir: string
  /** In `dataDir` by default. */
  readonly files?: FilesConfig
}

export function openFiles({ dataDir, files = { storage: 'disk' } }: FileSettings): Files {
  const connection = files.s3 && connectS3(files.s3)
  const alone = (storage: StorageName, name: FileArea) => {
    if (storage === 'disk') return createDiskStorage(path.join(dataDir, name))
    return connection && createS3Storage(connection, name)
  }
  return {
    alone,
    storage: files.storage,
    uploadOrigins: files.storage === 's3' && files.s3 ? uploadOriginsOf(files.s3) : [],
    area(name) {
      const [own, other] =
        files.storage === 's3' ? (['s3', 'disk'] as const) : (['disk', 's3'] as const)
      const first = alone(own, name)
      const second = alone(other, name)
      if (!first) throw new Error('Files are to be stored in a bucket, and none is configured')
      return second ? createFallbackStorage(first, second) : first
    },
  }
}
