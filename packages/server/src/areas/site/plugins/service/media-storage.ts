import type { Plugin } from '@vitrine/plugin'
import { FileMissing, type FileStorage } from '../../../../platform/file-storage.ts'
import { within } from './within.ts'

const OPEN_MS = 10_000

/** The storage of the plug-in that has media; undefined where none does. */
export function mediaStorageOf(
  plugins: readonly Plugin[],
): Pick<FileStorage, 'open' | 'remove' | 'store'> | undefined {
  const storage = plugins.find(({ ports }) => ports?.mediaStorage)?.ports?.mediaStorage
  if (!storage) return undefined
  return {
    async store(key, stream) {
      let bytes = 0
      const counted = async function* () {
        for await (const chunk of stream) {
          bytes += chunk.byteLength
          yield chunk
        }
      }
      await storage.store({ key, stream: counted() })
      return { bytes }
    },
    async open(key, part) {
      const found = await within(OPEN_MS, (signal) =>
        storage.open({ key, ...(part && { part }), signal }),
      )
      if (!found) throw new FileMissing(`There is no file under the key ${key}`)
      return found
    },
    remove: (key) => storage.remove({ key }),
  }
}
