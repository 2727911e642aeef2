import { accessSync, chmodSync, constants, mkdirSync, statfsSync } from 'node:fs'
import path from 'node:path'

const memory = '/dev/shm'
/** Many times the largest amount that a full test run was seen to write. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * A folder in memory for temporary files of tests: creating and removing thousands of small database files is
 * faster there than on a disk. Undefined if there is no room.
 */
export function findMemoryFolder() {
  if (process.platform !== 'linux' || !hasRoom()) return undefined
  const folder = path.join(memory, `vitrine-tests-${process.getuid()}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user when root starts it, and has to step through to its own.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES
  } catch {
    // There is none on this Linux, or it is not ours.
    return false
  }
}
