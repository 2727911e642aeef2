import { createHash } from 'node:crypto'
import {
  FileMissing,
  type FileStorage,
  StorageUnavailable,
  type StoredFile,
} from '../file-storage.ts'
import { type FileArea, type Files, fileAreas, type StorageName } from './areas.ts'
import { MARKER_KEY, readMarker, writeMarker } from './marker.ts'

export interface MoveProgress {
  readonly files: number
  readonly bytes: number
  /** Files to move in total, as counted at the start. */
  readonly total: { readonly files: number; readonly bytes: number }
}

export interface MoveResult extends MoveProgress {
  readonly failures: readonly { readonly key: string; readonly reason: string }[]
  /** Files that remain to be moved, including new ones. */
  readonly left: number
  /** False when it was cancelled, a file failed, or new files arrived: run it again. */
  readonly isComplete: boolean
}

interface MoveOptions {
  readonly to: StorageName
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: MoveProgress) => void
}

const FILES_AT_ONCE = 4

/**
 * Moves all files to another storage while processes serve them from both. Each file is copied, read back and
 * compared, and only then removed, so the move can be interrupted at any time and run again. Resized pictures
 * are not moved but regenerated. Throws `StorageUnavailable` when the bucket does not respond.
 */
export async function moveFiles(
  files: Files,
  { to, signal, onProgress }: MoveOptions,
): Promise<MoveResult> {
  const from = to === 's3' ? 'disk' : 's3'
  const areas = fileAreas.map((name) => ({ name, ...pairOf(files, { from, to, name }) }))
  const total = await countFiles(areas)
  const progress = { files: 0, bytes: 0, total }
  const failures: { key: string; reason: string }[] = []
  for (const area of areas) {
    const unmoved = area.source.list()
    const work = async () => {
      for await (const file of unmoved) {
        if (signal?.aborted) return
        if (isMarker(area.name, file)) continue
        const reason = await tryMove(area, file)
        if (reason) failures.push({ key: `${area.name}/${file.key}`, reason })
        else {
          progress.files += 1
          progress.bytes += file.bytes
        }
        onProgress?.(progress)
      }
    }
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, work))
  }
  const { files: left } = await countFiles(areas)
  const isComplete = left === 0
  if (isComplete) await noteWhole(files, to)
  return { ...progress, failures, left, isComplete }
}

interface Pair {
  readonly source: FileStorage
  readonly target: FileStorage
}
interface Area extends Pair {
  readonly name: FileArea
}

function pairOf(
  files: Files,
  { from, to, name }: { from: StorageName; to: StorageName; name: FileArea },
): Pair {
  const [source, target] = [files.alone(from, name), files.alone(to, name)]
  if (!source || !target) throw new Error('Files are moved between two storages; one is missing')
  return { source, target }
}

async function countFiles(areas: readonly Area[]): Promise<MoveProgress['total']> {
  const total = { files: 0, bytes: 0 }
  for (const { name, source } of areas) {
    for await (const file of source.list()) {
      if (isMarker(name, file)) continue
      total.files += 1
      total.bytes += file.bytes
    }
  }
  return total
}

const isMarker = (name: FileArea, { key }: StoredFile) => name === 'media' && key === MARKER_KEY

/** Why a file could not be moved; undefined if it was moved, or no longer exists. */
async function tryMove(area: Area, { key }: StoredFile): Promise<string | undefined> {
  try {
    if (area.name === 'media-cache') await area.source.remove(key)
    else await moveOne(area, key)
    return undefined
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error
    if (error instanceof FileMissing) return undefined
    return error instanceof Error ? error.message : String(error)
  }
}

async function moveOne({ source, target }: Pair, key: string): Promise<void> {
  const sent = await copyUnlessThere({ source, target }, key)
  const bytes = await source.size(key)
  // A deletion removes the file here first, then there, so either the deletion or this finds the copy.
  if (bytes === undefined) return target.remove(key)
  if (bytes !== sent) throw new Error('The file was changed during the copy')
  await source.remove(key)
}

/** Answers how many bytes of the source are known to be in the target. */
async function copyUnlessThere({ source, target }: Pair, key: string): Promise<number> {
  const here = await sumOf(source, key)
  const there = await sumOf(target, key).catch(ifMissing)
  // A longer one was appended to since it was copied, by a move that was interrupted before removing the
  // original.
  if (there && (there.sum === here.sum || there.bytes > here.bytes)) return here.bytes
  await target.store(key, (await source.open(key)).stream)
  if ((await sumOf(target, key)).sum === here.sum) return here.bytes
  await target.remove(key)
  throw new Error('The copy differs from the original')
}

async function sumOf(storage: FileStorage, key: string): Promise<{ sum: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of (await storage.open(key)).stream) {
    hash.update(chunk)
    bytes += chunk.byteLength
  }
  return { sum: hash.digest('hex'), bytes }
}

function ifMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}

/** From now on processes start that have no other storage. */
async function noteWhole(files: Files, to: StorageName): Promise<void> {
  const target = files.alone(to, 'media')
  const marker = target && (await readMarker(target))
  if (marker) await writeMarker(target, { ...marker, isWhole: true })
}
