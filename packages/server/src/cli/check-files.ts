import type { Config } from '../platform/config.ts'
import { type Files, openFiles, type StorageName } from '../platform/files/areas.ts'
import { type Marker, readMarker, writeMarker } from '../platform/files/marker.ts'
import { explainS3Error } from '../platform/files/s3-client.ts'
import { newId } from '../platform/ids.ts'
import { PlainError } from './plain-error.ts'

/** Checks that the files of an installation are where this process expects them. */
export interface FileCheck {
  /**
   * Exits with a sentence unless they are; while files are being moved, both storages together have to contain them.
   * Records the start of a move in both, unless `records` is false.
   */
  require(id: string, options?: { readonly records?: boolean }): Promise<void>
  /** Whether any of these files exists. */
  hasAny(keys: readonly string[]): Promise<boolean>
  /** The id of the files; creates one if they have none. */
  adopt(): Promise<string>
}

/** Opens the storage for new files, and the other one, which may contain older ones. */
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
      // From now on neither storage is complete, until the older files are moved.
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

/** Turns errors of the bucket into a sentence about its settings. */
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
