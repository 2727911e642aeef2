import { FileMissing, type FileStorage, oneChunk, readWhole } from '../file-storage.ts'

/** A file in the storage that identifies the installation it belongs to. */
export interface Marker {
  readonly id: string
  /** False while some files of the installation are elsewhere: before or while they are moved here. */
  readonly isWhole: boolean
}

export const MARKER_KEY = 'installation-id'
const PARTIAL = ' partial'

type MarkedStorage = Pick<FileStorage, 'open' | 'store'>

/** The marker of a storage; undefined where there is none. */
export async function readMarker(storage: MarkedStorage): Promise<Marker | undefined> {
  try {
    const text = (await readWhole(storage, MARKER_KEY)).toString().trim()
    return { id: text.replace(PARTIAL, ''), isWhole: !text.endsWith(PARTIAL) }
  } catch (error) {
    if (error instanceof FileMissing) return undefined
    throw error
  }
}

export async function writeMarker(storage: MarkedStorage, marker: Marker): Promise<void> {
  const text = `${marker.id}${marker.isWhole ? '' : PARTIAL}\n`
  await storage.store(MARKER_KEY, oneChunk(Buffer.from(text)))
}
