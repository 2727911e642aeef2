import {
  DigitalFileCreated,
  DigitalFileTooLarge,
  MAX_DIGITAL_FILE_BYTES,
} from '@vitrine/contract/digital-files'
import { violation } from '@vitrine/contract/kit'
import type { DigitalFileType } from '@vitrine/contract/vocabulary'
import { TooManyBytes } from '../../../../platform/file-storage.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { DigitalFile } from '../model.ts'
import { checkFileName, kindOf } from '../rules/file-types.ts'
import { insertFile } from '../store/files.ts'
import type { DigitalFilesServiceDeps } from './deps.ts'

export interface Upload {
  readonly fileName: string
  readonly fileType?: DigitalFileType
  readonly stream: AsyncIterable<Uint8Array>
}

/** Stores the bytes first, outside of any transaction, then inserts the row. */
export async function upload(
  deps: DigitalFilesServiceDeps,
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { fileName, fileType = kindOf(fileName).fileType, stream }: Upload,
): Promise<DigitalFile> {
  checkFileName(fileName)
  const stored = await storeBytes(deps, stream)
  try {
    return await transaction(async (tx) => {
      const file = { ...stored, id: newId(), fileName, fileType, createdDate: tx.now }
      await insertFile(tx, file)
      const { storageKey: _, ...fields } = file
      await deps.events.append(tx, {
        definition: DigitalFileCreated,
        entityId: file.id,
        after: fields,
      })
      return file
    })
  } catch (error) {
    await deps.storage.remove(stored.storageKey)
    throw error
  }
}

async function storeBytes({ storage }: DigitalFilesServiceDeps, stream: AsyncIterable<Uint8Array>) {
  const name = newId().replaceAll('-', '')
  const storageKey = `${name.slice(0, 2)}/${name}`
  const limitBytes = MAX_DIGITAL_FILE_BYTES
  const { bytes } = await storage.store(storageKey, stream, limitBytes).catch((error) => {
    throw error instanceof TooManyBytes ? DigitalFileTooLarge({ limitBytes }) : error
  })
  if (bytes > 0) return { storageKey, bytes }
  await storage.remove(storageKey)
  throw violation('body', 'MIN_LENGTH', 'must be the bytes of a file; it is empty', {
    threshold: 1,
  })
}
