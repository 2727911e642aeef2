import { FileMissing, type FileStorage } from '../file-storage.ts'

/**
 * During a move: new files are stored in the first storage, and missing ones are read from the second.
 * `vitrine media move` relies on the order in which a file is removed from both.
 */
export function createFallbackStorage(first: FileStorage, second: FileStorage): FileStorage {
  const { presignUpload } = first
  return {
    store: (key, stream, limit) => first.store(key, stream, limit),
    async open(key, part) {
      try {
        return await first.open(key, part)
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error
      }
      try {
        return await second.open(key, part)
      } catch (error) {
        // It may have been moved between the two looks.
        if (error instanceof FileMissing) return first.open(key, part)
        throw error
      }
    },
    size: async (key) =>
      (await first.size(key)) ?? (await second.size(key)) ?? (await first.size(key)),
    async *list(folder) {
      const listed = new Set<string>()
      for await (const file of first.list(folder)) {
        listed.add(file.key)
        yield file
      }
      for await (const file of second.list(folder)) if (!listed.has(file.key)) yield file
    },
    async writeAt(key, offset, bytes) {
      const isUnmoved =
        offset > 0 &&
        (await first.size(key)) === undefined &&
        (await second.size(key)) !== undefined
      await (isUnmoved ? second : first).writeAt(key, offset, bytes)
    },
    async remove(key) {
      await second.remove(key)
      await first.remove(key)
    },
    async removeFolder(folder) {
      await second.removeFolder(folder)
      await first.removeFolder(folder)
    },
    ...(presignUpload && { presignUpload }),
  }
}
