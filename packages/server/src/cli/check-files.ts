import type { Config } from '../platform/config.ts'
import { type Files, openFiles, type StorageName } from '../platform/files/areas.ts'
import { type Marker, readMarker, writeMarker } from '../platform/files/marker.ts'
import { explainS3Error } from '../platform/files/s3-client.ts'
import { newId } from '../platform/ids.ts'
import { PlainError } from './plain-error.ts'

/** Whether the files of an installation are where this process looks for them. */
export interface FileCheck {
  /**
   * Ends the start with a sentence unless they are; while files are moved, in both storages together. That this begins is
   * noted in both, unless it `records` nothing.
   */
  require(id: string, options?: { readonly records?: boolean }): Promise<void>
  /** Whether one of these files is there. */
  hasAny(keys: readonly string[]): Promise<boolean>
  /** The id that the files have; they get one if they have none. */
  adopt(): Promise<string>
}

/** Looks at the storage that new files are written to, and at the other one that may have older ones. */
export async function openFileCheck(config: Config): Promise<FileCheck> {
  const files = openFiles(config)
  const own = files.storage
  const other = own === 's3' ? 'disk' : 's3'
  const markers = await explained(config, async () => ({
    own: await markerOf(files, own),
    other: await markerOf(files, other),
  }))
  const write = (storage: StorageName, marker: Marker) =>
    explained(config, async () => {
      const target = files.alone(storage, 'media')
      if (target) await writeMarker(target, marker)
    })
  return {
    async require(id, { records = true } = {}) {
      const isBeside = markers.other?.id === id
      if (markers.own?.id === id) {
        if (markers.own.isWhole || isBeside) return
        throw stillElsewhere(config)
      }
      if (markers.own || !isBeside) throw notHere(config)
      if (!records) return
      // From now on neither has them all, until the older ones are moved.
      await write(other, { id, isWhole: false })
      await write(own, { id, isWhole: false })
    },
    hasAny: (keys) =>
      explained(config, async () => {
        const media = files.area('media')
        for (const key of keys) if ((await media.size(key)) !== undefined) return true
        return false
      }),
    async adopt() {
      const id = markers.own?.id ?? newId()
      if (!markers.own?.isWhole) await write(own, { id, isWhole: true })
      return id
    },
  }
}

async function markerOf(files: Files, storage: StorageName): Promise<Marker | undefined> {
  const media = files.alone(storage, 'media')
  return media && readMarker(media)
}

/** What is wrong with the bucket, as a sentence about its settings. */
async function explained<T>({ files }: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = files?.s3 && explainS3Error(error, files.s3)
    throw reason ? new PlainError(reason) : error
  }
}

const notHere = ({ files, dataDir }: Config) =>
  new PlainError(
    files?.storage === 's3'
      ? `The files of this database are not in the bucket ${files.s3?.bucket}; name the bucket and prefix of its other processes (VITRINE_MEDIA_S3_BUCKET), start first where the data folder with the files is, or once with VITRINE_ADOPT=folder if they are gone`
      : `The files of this database are not in ${dataDir}; mount the data folder of its other processes there (VITRINE_DATA), store files in a bucket that all machines reach (VITRINE_MEDIA_STORAGE=s3), or start once with VITRINE_ADOPT=folder if that folder is gone`,
  )

const stillElsewhere = ({ files, dataDir }: Config) =>
  new PlainError(
    files?.storage === 's3'
      ? `Some files of this database are not in the bucket yet but in the data folder of another process; run "vitrine media move --to s3" where they are, or mount that folder as ${dataDir} (VITRINE_DATA)`
      : 'Some files of this database are still in a bucket; name it (VITRINE_MEDIA_S3_BUCKET), and run "vitrine media move --to disk"',
  )
