import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Connection } from './s3-client.ts'

/** Minimum size of every part of an upload except the last, in bytes. */
export const MIN_PART_BYTES = 5 * 1024 * 1024

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/**
 * Objects cannot be appended to: the store creates a new one from the first bytes of the current one, copied
 * on the server, and the new bytes. Readers see either object, never a part.
 */
export const appendOnServer = (
  connection: S3Connection,
  place: Place,
  offset: number,
  bytes: Uint8Array,
): Promise<void> =>
  connection.call(async (client, library) => {
    const { UploadId } = await client.send(new library.CreateMultipartUploadCommand(place))
    const upload = { ...place, UploadId }
    try {
      const head = await client.send(
        new library.UploadPartCopyCommand({
          ...upload,
          PartNumber: 1,
          CopySource: `${place.Bucket}/${place.Key}`,
          CopySourceRange: `bytes=0-${offset - 1}`,
        }),
      )
      const tail = await client.send(
        new library.UploadPartCommand({ ...upload, PartNumber: 2, Body: bytes }),
      )
      const Parts = [head.CopyPartResult?.ETag, tail.ETag].map((ETag, at) => ({
        ETag,
        PartNumber: at + 1,
      }))
      await client.send(
        new library.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      )
    } catch (error) {
      await abort(client, library, upload)
      throw error
    }
  })

/** Parts of an upload that is not completed cost money until they are removed. */
async function abort(
  client: S3Client,
  { AbortMultipartUploadCommand }: typeof import('@aws-sdk/client-s3'),
  upload: Place & { readonly UploadId: string | undefined },
): Promise<void> {
  await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
}
